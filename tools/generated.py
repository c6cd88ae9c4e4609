"""What the compiler has written in C, made readable for people and quick for the next compiler.

Docstrings: mypyc writes the signatures of modules, classes, functions and properties only, so the
texts are put behind them, where `help` looks. Pace: what is run once, when a module is imported,
is half of the text: it need not be optimised, and lies apart from what is run all the time. So does
what is run after a failure, a third of each function. Indents are half of the file and go.
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
#else
#define ONCE
#define RARE
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


def improve(file: Path, modules: list[str]) -> None:
    """Rewrite one generated file, made of these source files."""
    text = INDENT.sub("", file.read_text("utf-8"))
    text = text.replace("PyErr_Occurred()", "failed()")
    text = APART + TOP_LEVEL.sub(r"ONCE \1", text)
    file.write_text(documented(text, docstrings(modules)), "utf-8")


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
