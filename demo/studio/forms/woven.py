"""Coiled, twined and plaited: baskets of grass, cane, reed and leaf."""
import math

import numpy as np
from mathutils import noise

from forms.drawn import tube
from forms.turned import spline


def coil(profile, thick, mat, stitch=.75, dye=None, seed=1, name="coil"):
    """Coiled basketry: one long rope of grass spiralling up a profile, bound with slanting stitches.

    `dye(angle, t)` gives 0..1 for the second colour; t runs 0..1 along the profile.
    """
    prof = spline(profile, .1)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(prof, axis=0), axis=1))])
    pitch = thick * .90
    pts, t, a = [], 0.0, 0.0
    ang, par = [], []
    while t < s[-1]:
        r = max(np.interp(t, s, prof[:, 0]), thick * .3)
        z = np.interp(t, s, prof[:, 1])
        pts.append((r * math.cos(a), r * math.sin(a), z))
        ang.append(a)
        par.append(t / s[-1])
        da = .13 / max(r, .13)
        a += da
        t += pitch * da / (2 * math.pi)
    p = np.array(pts)
    rng = np.array([noise.noise((x * .35 + seed, y * .35, z * .6)) for x, y, z in p])
    p[:, 2] += rng * thick * .10
    ln = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    r = thick / 2 * (.93 + .13 * np.abs(np.sin(math.pi * ln / stitch)) ** .6 + .05 * rng)
    r *= np.clip((ln[-1] - ln) / (9 * thick), .3, 1)                   # the tail is thinned and tucked away
    ex = {"dye": [float(dye(x % (2 * math.pi), y)) for x, y in zip(ang, par)]} if dye else None
    return tube(p, thick / 2, mat, name, 10, radii=r, uv_unit=stitch, extra=ex)


def twined(radius, height, stakes, mat, rope=.55, flare=lambda t: 1.0, name="woven"):
    """Stake-and-strand basket wall: round strands passing in and out of upright stakes."""
    rows = int(height / (rope * 1.55))
    th = np.linspace(0, 2 * math.pi, stakes * 10, endpoint=False)
    for k in range(rows):
        t = (k + .5) / rows
        R = radius * flare(t)
        wob = np.array([noise.noise((math.cos(x) * 1.5, math.sin(x) * 1.5, k * .7)) for x in th])
        rr = R + rope * .52 * np.sin(stakes / 2 * th + k * math.pi) + .05 * wob
        zz = t * height + rope * .12 * wob
        tube(np.stack([rr * np.cos(th), rr * np.sin(th), zz], 1), rope, mat, name, 8, True, uv_unit=2.0, flat=1.35 / 1.6)
    for i in range(stakes):
        x = 2 * math.pi * (i + .5) / stakes
        pts = [(radius * flare(t) * math.cos(x), radius * flare(t) * math.sin(x), t * height) for t in np.linspace(0, 1, 12)]
        tube(pts, rope * .55, mat, "stake", 6, uv_unit=2.0)


def oval(a, b, power=2.6, n=240):
    """A rounded rectangle, half axes a and b, as points on z = 0."""
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    c, s = np.cos(t), np.sin(t)
    p = np.stack([a * np.sign(c) * np.abs(c) ** (2 / power), b * np.sign(s) * np.abs(s) ** (2 / power), 0 * t], 1)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.vstack([p, p[:1]]), axis=0), axis=1))])
    even = np.linspace(0, d[-1], n, endpoint=False)
    q = np.vstack([p, p[:1]])
    return np.stack([np.interp(even, d, q[:, k]) for k in range(3)], 1)


def braid(path, width, mat, closed=True, period=None, outward=None, seed=0, name="braid"):
    """Three strands plaited along a path; the plait lies upright, facing away from the z axis (or along `outward`)."""
    p = np.asarray(path, float)
    ends = np.vstack([p, p[:1]]) if closed else p
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ends, axis=0), axis=1))])
    L = s[-1]
    turns = max(2, round(L / (period or width * 2.1)))
    m = turns * 20
    u = np.linspace(0, L, m, endpoint=not closed)
    c = np.stack([np.interp(u, s, ends[:, k]) for k in range(3)], 1)
    t = (np.roll(c, -1, 0) - np.roll(c, 1, 0)) if closed else np.gradient(c, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    out = np.array([c[:, 0], c[:, 1], 0 * u]).T if outward is None else np.tile(np.asarray(outward, float), (m, 1))
    out -= (out * t).sum(1, keepdims=True) * t
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-9
    side = np.cross(t, out)
    r = width * .21
    for k in range(3):
        f = 2 * math.pi * turns * u / L + 2 * math.pi * k / 3
        wild = np.array([noise.noise((x * .5, k * 3.1, seed)) for x in u])
        pts = c + side * (width * .30 * np.sin(f) + .04 * width * wild)[:, None] + out * (r * .75 * np.sin(2 * f))[:, None]
        tube(pts, r, mat, name, 10, closed, radii=r * (1 + .16 * wild), uv_unit=width)
