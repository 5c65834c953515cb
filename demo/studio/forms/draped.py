"""Cloth as a sculptor lays it: scarves over an arm, a veil over hair, a skirt in folds. Sheets with a map: u across, v along."""
import math

import numpy as np

from forms.drawn import curve
from forms.mesh import add


def sheet(points, mat, name="sheet", thick=.07):
    """A cloth from rows of points: (along, across, 3)."""
    rows, cols, _ = points.shape
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, cols), indexing="ij")
    k = (np.arange(rows - 1)[:, None] * cols + np.arange(cols - 1)).ravel()
    o = add(name, points.reshape(-1, 3), np.stack([k, k + 1, k + cols + 1, k + cols], 1), mat, uvs={"UV": np.stack([u.ravel(), v.ravel()], 1)})
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = thick, 0
    m = o.modifiers.new("smooth", "SUBSURF")
    m.levels = m.render_levels = 1
    return o


def scarf(path, across, width, mat, folds=2.5, depth=.13, name="scarf"):
    """A strip along a path; `across` says at each point which way its breadth lies, `width` how broad it is."""
    p, a = curve(path, 10), curve(across, 10)
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, np.size(width)), np.atleast_1d(width))
    t = np.gradient(p, axis=0)
    n = np.cross(t, a)
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
    a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-9
    u = np.linspace(-.5, .5, 41)
    s = np.linspace(0, 1, len(p))[:, None]
    wave = np.sin(2 * math.pi * folds * u[None] + 1.3 * np.sin(5 * s)) * depth * (1 - .5 * np.abs(2 * u[None]) ** 3)
    return sheet(p[:, None] + a[:, None] * (w[:, None] * u)[..., None] + n[:, None] * wave[..., None], mat, name)


def skirt(profile, mat, folds=20, depth=.10, oval=1.0, lean=(0, 0)):
    """Hung from the waist (profile: (r, z) downwards), folds that deepen towards the hem; `lean` moves the waist."""
    pr = np.array(profile, float)
    z = np.linspace(pr[0, 1], pr[-1, 1], 70)
    r = np.interp(z[::-1], pr[::-1, 1], pr[::-1, 0])[::-1]
    a = np.linspace(-math.pi, math.pi, 24 * folds // 2 + 1)
    t = np.linspace(0, 1, len(z))[:, None]
    crest = np.abs(np.sin(folds / 2 * a[None] + .5 * np.sin(3 * a[None]) + .25 * np.sin(4 * t))) ** .8
    R = r[:, None] * (1 - depth * (.25 + .75 * t ** .8) * (1 - crest))
    x = R * np.sin(a) + lean[0] * (1 - t) ** 1.5
    y = -R * np.cos(a) * oval + lean[1] * (1 - t) ** 1.5
    return sheet(np.stack([x, y, z[:, None] + 0 * a[None] - .08 * crest * t ** 3], -1), mat, "skirt", .09)


def veil(rows, mat, folds=7, name="veil"):
    """A cloth about head and back. Rows downwards: (z, half-width, depth, (x, y) of its middle, how far forward its edges come in degrees, folds)."""
    q = np.array([(z, w, d, c[0], c[1], e, f) for z, w, d, c, e, f in rows], float)
    q = curve(q, 8)
    a = np.linspace(-1, 1, 90)
    out = []
    for k, (z, w, d, cx, cy, e, f) in enumerate(q):
        ang = np.radians(e) * a
        wave = 1 + f * np.sin(2 * math.pi * folds * .5 * a + .4 * math.sin(k * .15))
        out.append(np.stack([cx + w * wave * np.sin(ang), cy + d * wave * np.cos(ang), 0 * a + z], 1))
    return sheet(np.array(out), mat, name, .08)
