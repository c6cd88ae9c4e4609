"""How far a drawing reaches: the boxes of its shapes and texts, in the units of its region."""

import math
import re

WIDE = 0.55
TOKEN = re.compile(r"[MLHVCQSTAZmlhvcqstaz]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "S": 4, "T": 2, "A": 7, "Z": 0}
STEP = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
WHOLE = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def times(m, n):
    a, b, c, d, e, f = m
    g, h, i, j, k, o = n
    return (
        a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j,
        a * k + c * o + e, b * k + d * o + f,
    )  # fmt: skip


def matrix(said):
    """The matrix of a transform attribute."""
    found = WHOLE
    for kind, given in STEP.findall(said or ""):
        n = [float(part) for part in re.split(r"[\s,]+", given.strip())]
        if kind == "translate":
            found = times(found, (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0))
        elif kind == "scale":
            found = times(found, (n[0], 0, 0, n[-1], 0, 0))
        else:
            found = times(found, turned(n))
    return found


def turned(n):
    angle = math.radians(n[0])
    x, y = (n[1], n[2]) if len(n) > 2 else (0, 0)
    turn = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)
    return times(times((1, 0, 0, 1, x, y), turn), (1, 0, 0, 1, -x, -y))


def path_points(d):
    """The points of a path; control points count, so the box is never too small."""
    tokens = TOKEN.findall(d)
    x = y = 0.0
    at, command, points = 0, "M", []
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        size = TAKES[command.upper()]
        n = [float(token) for token in tokens[at : at + size]]
        at += size
        x, y = walk(command, n, x, y, points)
        command = {"M": "L", "m": "l"}.get(command, command)
        if not size and at < len(tokens) and not tokens[at].isalpha():
            break
    return points


def walk(command, n, x, y, points):
    own = command.islower()
    kind = command.upper()
    if kind == "H":
        x = x + n[0] if own else n[0]
    elif kind == "V":
        y = y + n[0] if own else n[0]
    elif kind == "A":
        x, y = (x + n[5], y + n[6]) if own else (n[5], n[6])
    elif n:
        pairs = [(a + x * own, b + y * own) for a, b in zip(n[::2], n[1::2], strict=True)]
        points.extend(pairs[:-1])
        x, y = pairs[-1]
    points.append((x, y))
    return x, y


def number(element, name, default=0.0):
    return float(element.get(name, default))


def corners(x, y, width, height):
    return [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]


def text_points(element):
    size = number(element, "font-size", 12)
    width = number(element, "textLength", WIDE * size * len("".join(element.itertext())))
    shift = {"middle": 0.5, "end": 1}.get(element.get("text-anchor", "start"), 0)
    x, y = number(element, "x") - width * shift, number(element, "y")
    return corners(x, y - size * 0.72, width, size * 0.9)


def own_points(element):
    """The extreme points of one element, before any transform."""
    tag = element.tag.split("}")[-1]
    if tag in ("rect", "use"):
        size = (number(element, "width"), number(element, "height"))
        return corners(number(element, "x"), number(element, "y"), *size)
    if tag in ("circle", "ellipse"):
        rx = number(element, "rx", number(element, "r"))
        ry = number(element, "ry", number(element, "r"))
        return corners(number(element, "cx") - rx, number(element, "cy") - ry, 2 * rx, 2 * ry)
    if tag == "line":
        return [
            (number(element, "x1"), number(element, "y1")),
            (number(element, "x2"), number(element, "y2")),
        ]
    if tag == "path":
        return path_points(element.get("d"))
    return text_points(element) if tag == "text" else []


def boxes(element, outer=WHOLE):
    """Every shape and text with its box: (element, left, top, right, bottom)."""
    inner = times(outer, matrix(element.get("transform")))
    if element.tag.split("}")[-1] == "svg" and element.get("x"):
        inner = times(inner, (1, 0, 0, 1, number(element, "x"), number(element, "y")))
    points = [
        (inner[0] * x + inner[2] * y + inner[4], inner[1] * x + inner[3] * y + inner[5])
        for x, y in own_points(element)
    ]
    if points:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        yield element, min(xs), min(ys), max(xs), max(ys)
    for child in element:
        yield from boxes(child, inner)
