"""Wire, cord, rod and strap: a section swept along a path, and beads on it."""
import math
import random

import numpy as np

from forms.mesh import add, place
from forms.turned import bead


def tube(path, radius, mat, name="tube", sides=10, closed=False, radii=None, uv_unit=1.0, extra=None, flat=1.0, up=None):
    """Sweep a circle (or, with `flat` < 1, a strap) along points. UV: U = length / uv_unit, V round."""
    p = np.asarray(path, float)
    n = len(p)
    t = np.gradient(p, axis=0) if not closed else np.roll(p, -1, 0) - np.roll(p, 1, 0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    if up is None:
        ref = np.array([0, 0, 1.0]) if abs(t[:, 2]).mean() < .8 else np.array([0, 1.0, 0])
    else:
        ref = np.asarray(up, float)
    b = np.cross(t, ref)
    b /= np.linalg.norm(b, axis=1, keepdims=True) + 1e-9
    u = np.cross(b, t)
    r = np.full(n, radius) if radii is None else np.asarray(radii)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]) / uv_unit
    ang = np.arange(sides) * 2 * math.pi / sides
    ring = p[:, None] + r[:, None, None] * (np.cos(ang)[None, :, None] * b[:, None] + flat * np.sin(ang)[None, :, None] * u[:, None])
    verts = ring.reshape(-1, 3)
    faces, m = [], n if closed else n - 1
    for i in range(m):
        j = (i + 1) % n
        for k in range(sides):
            l = (k + 1) % sides
            faces.append((i * sides + k, i * sides + l, j * sides + l, j * sides + k))
    if not closed:
        faces += [tuple(range(sides))[::-1], tuple((n - 1) * sides + k for k in range(sides))]
    uv = np.stack([np.repeat(s, sides), np.tile(np.arange(sides) / sides, n)], 1)
    ex = {k: np.repeat(v, sides) for k, v in (extra or {}).items()}
    return add(name, verts, faces, mat, uvs={"UV": uv, "weave": uv * uv_unit}, extra=ex)


def webbing(path, width, thick, mat, across=(1, 0, 0), thread=None, twist=None):
    """A flat strap that may fold and turn: at its start its breadth lies along `across`, at its end against it.

    `thread`: stitched along both edges. `twist(u)`: how far it is turned about itself on the way, in degrees.
    """
    p = np.asarray(path, float)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    n = max(24, int(s[-1] / .5))
    p = np.stack([np.interp(np.linspace(0, s[-1], n), s, p[:, k]) for k in range(3)], 1)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    side = [np.asarray(across, float)]
    for q in t:                                                       # carried along without turning about the strap
        b = side[-1] - (side[-1] @ q) * q
        side.append(b / (np.linalg.norm(b) + 1e-9))
    b = np.array(side[1:])
    want = -np.asarray(across, float)
    over = math.atan2(np.cross(b[-1], want) @ t[-1], b[-1] @ want)
    turn = over * np.linspace(0, 1, n)[:, None]
    if twist:
        turn = turn + np.radians([twist(k) for k in np.linspace(0, 1, n)])[:, None]
    b = b * np.cos(turn) + np.cross(t, b) * np.sin(turn)
    u = np.cross(b, t)
    a = (np.arange(16) + .5) * 2 * math.pi / 16
    flat = lambda v: np.sign(v) * np.abs(v) ** .35
    verts = (p[:, None] + width / 2 * flat(np.cos(a))[None, :, None] * b[:, None] + thick / 2 * flat(np.sin(a))[None, :, None] * u[:, None]).reshape(-1, 3)
    faces = [(i * 16 + k, i * 16 + (k + 1) % 16, i * 16 + 16 + (k + 1) % 16, i * 16 + 16 + k) for i in range(n - 1) for k in range(16)] + [tuple(range(16))[::-1], tuple((n - 1) * 16 + k for k in range(16))]
    uv = np.stack([np.repeat(np.linspace(0, s[-1], n), 16), np.tile(width / 2 * np.cos(a), n)], 1)
    o = add("strap", verts, faces, mat, uvs={"UV": uv, "weave": uv})
    if thread:
        for e in (-1, 1):
            for f in (-1, 1):
                line = p + e * (width / 2 - .24) * b + f * (thick / 2 + .01) * u
                for k in range(1, n - 2, 2):
                    tube([line[k], line[k] * .3 + line[k + 1] * .7], .045, thread, "stitch", 5)
    return o


def ring(r, z, width, mat, name="ring"):
    """A wire bent to a circle that lies at height z."""
    return tube([(r * math.cos(q), r * math.sin(q), z) for q in np.linspace(0, 2 * math.pi, 120, endpoint=False)], width, mat, name, 12, True)


def beads_string(path, r, mats, gap=1.02):
    """Beads along a path, colours in turn: malas, tassels, torans."""
    p = np.asarray(path, float)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    for i, t in enumerate(np.arange(r, s[-1], 2 * r * gap)):
        place(bead(r, mats[i % len(mats)], seg=24), [np.interp(t, s, p[:, k]) for k in range(3)])


def curve(points, n=24):
    """A smooth path through points (Catmull-Rom), `n` steps between each two."""
    p = np.asarray(points, float)
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(q) - 2):
        a, b, c, d = q[i - 1:i + 3]
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array(out + [p[-1]])


def wound(points, r0, r1, core, thread, n=18, pitch=.30):
    """A wax core and the thread that was wound round it, as dhokra casters build everything. Gives its end."""
    p = curve(points, n)
    r = np.linspace(r0, r1, len(p))
    tube(p, r0, core, "core", 14, radii=r)
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    u = np.arange(0, L[-1], pitch / 10)
    c = np.stack([np.interp(u, L, p[:, k]) for k in range(3)], 1)
    t = np.gradient(c, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    b = np.cross(t, (0, 1, .01))
    b /= np.linalg.norm(b, axis=1, keepdims=True) + 1e-9
    f = np.cross(b, t)
    a, R = u / pitch * 2 * math.pi, np.interp(u, L, r)
    tube(c + (R * 1.02)[:, None] * (np.cos(a)[:, None] * b + np.sin(a)[:, None] * f), pitch * .4, thread, "thread", 6)
    return p[-1]


def tassel(top, length, mat, cap=None, thick=.9, strands=26, seed=0):
    """A bound tuft of yarn hanging from a point."""
    rnd = random.Random(seed)
    x, y, z = top
    place(bead(thick * .42, cap or mat, 1.1, 24), (x, y, z - thick * .3))
    for k in range(strands):
        a, q = k * 2.39996, math.sqrt((k + .5) / strands)
        e = (thick * .55 * q * math.cos(a), thick * .55 * q * math.sin(a))
        L = length * rnd.uniform(.92, 1.02)
        pts = [(x + e[0] * s, y + e[1] * s, z - thick * .4 - L * t) for t, s in ((0, .45), (.12, .8), (.35, 1.0), (.7, 1.05 + rnd.uniform(-.1, .15)), (1, 1.1 + rnd.uniform(-.2, .25)))]
        tube(pts, thick * .10, mat, "yarn", 6, uv_unit=.5)
    tube([(x + thick * .36 * math.cos(q), y + thick * .36 * math.sin(q), z - thick * .9) for q in np.linspace(0, 2 * math.pi, 24, endpoint=False)], thick * .12, cap or mat, "binding", 8, True)
