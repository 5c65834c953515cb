"""Turned, thrown and cast round: a profile swung about the upright axis."""
import math

import bmesh
import numpy as np
from mathutils import noise

from forms.mesh import add, place


def spline(points, step=.12):
    """Cubic B-spline through-ish control points (r, z); a third item marks a crisp corner."""
    p = []
    for q in points:
        p += [q[:2]] * (3 if len(q) > 2 else 1)
    p = np.array([p[0]] * 2 + p + [p[-1]] * 2, float)
    out = []
    for i in range(len(p) - 3):
        a, b, c, d = p[i:i + 4]
        n = max(2, int(np.linalg.norm(c - b) / step) + 1)
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(((1 - t) ** 3 * a + (3 * t ** 3 - 6 * t ** 2 + 4) * b + (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) * c + t ** 3 * d) / 6)
    out.append(p[-1])
    keep = [out[0]]
    for q in out[1:]:
        if np.linalg.norm(q - keep[-1]) > 1e-4:
            keep.append(q)
    return np.array(keep)


def lathe(points, mat, name="turned", seg=160, step=.12, wobble=.004, shape=None, seed=0, v_by="length"):
    """Turned form from a profile, bottom to top and back inside for thickness. UV: U round, V along the profile.

    `shape(angle, r, z)` may return a new (r, z): flutes, petals, a pinched spout. `wobble`: unevenness of the hand.
    """
    prof = spline(points, step)
    n = len(prof)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(prof, axis=0), axis=1))])
    vv = s / s[-1] if v_by == "length" else (prof[:, 1] - prof[:, 1].min()) / np.ptp(prof[:, 1])
    rmax = prof[:, 0].max()
    verts, uv = [], []
    for i in range(seg + 1):
        a = 2 * math.pi * i / seg
        ca, sa = math.cos(a), math.sin(a)
        for k, (r, z) in enumerate(prof):
            if shape:
                r, z = shape(a, r, z)
            if wobble:
                r *= 1 + wobble * noise.noise((ca * 1.3 + seed, sa * 1.3, z / rmax * 1.2)) * 2
            verts.append((r * ca, r * sa, z))
            uv.append((i / seg, vv[k]))
    i, k = np.meshgrid(np.arange(seg), np.arange(n - 1), indexing="ij")
    q = (i * n + k).ravel()
    weave = np.array(uv) * [2 * math.pi * rmax, s[-1]]
    o = add(name, verts, np.stack([q, q + n, q + n + 1, q + 1], 1), mat, uvs={"UV": uv, "weave": weave})
    # weld the seam and the poles, keeping UVs on the loops
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bm.to_mesh(o.data)
    bm.free()
    return o


def bead(r, mat, squash=1.0, seg=48):
    t = np.linspace(-math.pi / 2, math.pi / 2, 20)
    return lathe([(0, -r * squash)] + [(r * math.cos(a), r * squash * math.sin(a)) for a in t[1:-1]] + [(0, r * squash)],
                 mat, "bead", seg, r / 8, 0)


def bell(r, h, mat, lip=.25):
    """A cast bell, mouth at z = 0, crown at h, hollow, with a clapper."""
    w = lip
    o = lathe([(r * .95, 0), (r, 0, 1), (r * 1.0, .04 * h), (r * .86, .14 * h), (r * .70, .38 * h), (r * .64, .66 * h), (r * .52, .86 * h),
               (r * .2, .97 * h), (0, h)], mat, "bell")
    lathe([(r * .95, 0), (r * .95 - w, .06 * h), (r * .62 - w, .4 * h), (r * .5 - w, .8 * h), (0, .9 * h)], mat, "bell inside")
    place(bead(r * .16, mat), (0, 0, .04 * h))
    return o


def flame(h, mat):
    return lathe([(0, 0), (h * .10, .06 * h), (h * .15, .25 * h), (h * .11, .52 * h), (h * .045, .8 * h), (0, h)], mat, "flame", 32, .05, 0)
