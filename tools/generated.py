"""What the compiler has written in C, made readable for people and quick for the next compiler.

Docstrings: mypyc writes the signatures of modules, classes, functions and properties only, so the
texts are put behind them, where `help` looks. Pace: what is run once, when a module is imported,
is half of the text: it need not be optimised, and lies apart from what is run all the time. So does
what is run after a failure, a third of each function. Indents are half of the file and go. What no
other library asks for is not handed out, so that the next compiler may leave out what nobody needs.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

DOT = "___"
DOCUMENTED = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
INDENT = re.compile(r"^[ \t]+", re.M)
TOP_LEVEL = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)", re.M)
# Where one function is not optimised, gcc keeps the frame pointer out of the registers of all that
# follow it, unless it is told to omit it. `failed` is asked where a number may stand for a failure.
APART = """#include <CPy.h>
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O0", "omit-frame-pointer"), cold))
#define RARE __attribute__((cold, noinline))
#define ENTRY __attribute__((externally_visible))
#else
#define ONCE
#define RARE
#define ENTRY
#endif
static RARE PyObject *failed(void) { return PyErr_Occurred(); }
RARE void PyErr_SetNone(PyObject *);
RARE void PyErr_SetString(PyObject *, const char *);
RARE void CPy_AddTraceback(const char *, const char *, int, PyObject *);
RARE void CPy_TypeError(const char *, PyObject *);
RARE void CPy_TypeErrorTraceback(
const char *, const char *, int, PyObject *, const char *, PyObject *);
RARE void CPy_AttributeError(
const char *, const char *, const char *, const char *, int, PyObject *);
"""
# The one function by which Python finds a library; and what a library hands out to the others.
INITIAL = re.compile(r"^PyMODINIT_FUNC ", re.M)
HANDED_OUT = re.compile(r"^&(CPyDef_\w+),$", re.M)
ASKED_FOR = re.compile(r"exports_hightable_\w+\.(CPyDef_\w+)")
# Where a method of a class is told more exactly what it gets than the method of its base, the base
# has a go-between that checks each argument. The type checker has done that: the method itself
# takes its place wherever both are called alike.
DECLARED = re.compile(r"^extern (.+?)(CPyDef_\w+)\((.*)\);$", re.M)
GO_BETWEEN = re.compile(r"^\w.*?(CPyDef_\w+_glue)\(.*\) \{\n((?:.*\n)*?)\}\n\n", re.M)
TABLED = re.compile(r"^\(CPyVTableItem\)((CPyDef_\w+)__[A-Za-z0-9]+_glue),$", re.M)
PARAMETER = re.compile(r"\w+(,|$)")
# Objects that are made and let go all the time are kept for the next one: so many, not one.
KEPT = 32
SPARE = re.compile(r"^(extern )?(CPyThreadLocal (\w+)Object \*)\3_free_instance;$", re.M)
SPARED = re.compile(r"if \((\w+)_free_instance == NULL\) \{\n\1_free_instance = self;")
REUSED = re.compile(
    r"if \((\w+)_free_instance != NULL\) \{\nself = \1_free_instance;\n\1_free_instance = NULL;"
)
# A module that points into its library needs six functions of Python's, not all its headers.
HEADERS = "#include <Python.h>\n"
NEEDED = """typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""
# There is no signature where a default cannot be written down.
SIGNED = r'PyDoc_STR\((?:"((?:[^"\\]|\\.)*?--\\n\\n)"|NULL)\)'
FUNCTION = re.compile(rf"(CPyPy_(\w+),\s+[\w |]+, ){SIGNED}")
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = ){SIGNED}")
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s+(?:NULL|\(setter\)\w+),\s+)NULL(, NULL\})")
# A class that is made when its module is imported (of `str`, a named tuple) is found by its line.
FILLER = re.compile(
    r"CPyStatics\[\d+\];( /\* 'mypyc filler docstring' \*/"
    r'.*?CPy_AddTraceback\("([^"]+)", "<module>", (\d+))',
    re.S,
)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+)NULL(, /\* docstring \*/)')


def improve(folder: Path, groups: list[tuple[list[str], str]]) -> None:
    """Rewrite the generated files of a folder: each group of source files is one."""
    files = {name: folder / f"__native_{name}.c" for _, name in groups}
    texts = {name: INDENT.sub("", file.read_text("utf-8")) for name, file in files.items()}
    asked = {name for text in texts.values() for name in ASKED_FOR.findall(text)}
    for modules, name in groups:
        header = folder / f"__native_internal_{name}.h"
        declared = header.read_text("utf-8")
        header.write_text(SPARE.sub(spare, declared), "utf-8")
        text = quick(straight(texts[name], signatures(declared)), asked)
        files[name].write_text(documented(text, docstrings(modules)), "utf-8")


def lighten(file: Path) -> None:
    """Rewrite a module that does nothing but point into its library: there are hundreds."""
    text = file.read_text("utf-8")
    if "PyModuleDef" not in text:
        file.write_text(text.replace(HEADERS, NEEDED), "utf-8")


def quick(text: str, asked: set[str]) -> str:
    """A generated text that leaves the next compiler less to do, and more to leave out."""
    text = text.replace("PyErr_Occurred()", "failed()")
    text = HANDED_OUT.sub(lambda match: match[0] if match[1] in asked else "0,", text)
    text = INITIAL.sub("ENTRY PyMODINIT_FUNC ", text)
    text = SPARE.sub(spare, text)
    text = SPARED.sub(rf"if (\1_spares < {KEPT}) {{\n\1_spare[\1_spares++] = self;", text)
    text = REUSED.sub(r"if (\1_spares > 0) {\nself = \1_spare[--\1_spares];", text)
    return APART + TOP_LEVEL.sub(r"ONCE \1", text)


def spare(match: re.Match[str]) -> str:
    """The place for one object to be used again, as a place for several."""
    outside = match[1] or ""
    return (
        f"{outside}{match[2]}{match[3]}_spare[{KEPT}];\n"
        f"{outside}CPyThreadLocal int {match[3]}_spares;"
    )


def signatures(header: str) -> dict[str, tuple[str, str]]:
    """What each function of a library returns and takes, by its name in C."""
    return {
        name: (result, PARAMETER.sub(r"\1", taken))
        for result, name, taken in DECLARED.findall(header)
    }


def straight(text: str, known: dict[str, tuple[str, str]]) -> str:
    """Tables of methods that go to the method and not by a go-between, where both are alike.

    A go-between that asks Python for the method (of an interpreted class) does not call it here.
    """
    calls = dict(GO_BETWEEN.findall(text))

    def chosen(match: re.Match[str]) -> str:
        between, method = match[1], match[2]
        alike = method in known and known[method] == known.get(between)
        direct = alike and f" {method}(" in calls.get(between, "")
        return f"(CPyVTableItem){method}," if direct else match[0]

    return TABLED.sub(chosen, text)


def docstrings(modules: list[str]) -> dict[str, str]:
    """The docstrings of source files, by the names they have in C."""
    found: dict[str, str] = {}
    for module in modules:
        path = Path(module).with_suffix("")
        parts = path.parts[path.parts.index("hightable") :]
        tree = ast.parse(Path(module).read_text("utf-8"))
        collect(tree, DOT.join(parts), found)
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
                said = ast.get_docstring(node) or ""
                found |= {f"{module}:{line}": said for line in range(first, node.lineno + 1)}
    return found


def collect(node: Any, name: str, found: dict[str, str]) -> None:
    found[name] = ast.get_docstring(node) or ""
    for inner in node.body:
        if isinstance(inner, DOCUMENTED):
            collect(inner, f"{name}{DOT}{inner.name}", found)


def documented(text: str, found: dict[str, str]) -> str:
    """Generated text with the docstrings in their places."""

    def signed(match: re.Match[str]) -> str:
        said = quoted(found.get(match[2], ""))
        whole = f"{match[3] or ''}{said}"
        return f'{match[1]}PyDoc_STR("{whole}")' if whole else match[0]

    def property_of(match: re.Match[str]) -> str:
        said = quoted(found.get(f"{match[2]}{DOT}{match[3]}", ""))
        return f'{match[1]}PyDoc_STR("{said}"){match[4]}' if said else match[0]

    def module(match: re.Match[str]) -> str:
        said = quoted(found.get(match[2].replace(".", DOT), ""))
        return f'{match[1]}PyDoc_STR("{said}"){match[3]}' if said else match[0]

    def filled(match: re.Match[str]) -> str:
        said = quoted(found.get(f"{match[2]}:{match[3]}", ""))
        return f'PyUnicode_FromString("{said}");{match[1]}'

    for pattern, put in ((FUNCTION, signed), (CLASS, signed), (FILLER, filled)):
        text = pattern.sub(put, text)
    return MODULE.sub(module, PROPERTY.sub(property_of, text))


def quoted(text: str) -> str:
    """A text inside the quotes of C: three octal digits end by themselves, hex ones do not."""
    plain = {34: '\\"', 92: "\\\\", 10: "\\n"}
    return "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}")
        for byte in text.encode()
    )
