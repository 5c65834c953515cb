"""Folded and pasted paper."""
import math

import numpy as np

from forms.mesh import add


def star(r, r_in, depth, points, mat, name="star"):
    """A folded paper star: each facet a triangle with its own UV (0,0 centre; tip at u = 1)."""
    V, F, U = [], [], []
    for sign in (-1, 1):
        for k in range(points * 2):
            a0 = math.pi / 2 + math.pi * k / points
            a1 = a0 + math.pi / points
            R0, R1 = (r, r_in) if k % 2 == 0 else (r_in, r)
            tri = [(0, sign * depth, 0), (R0 * math.cos(a0), 0, R0 * math.sin(a0)), (R1 * math.cos(a1), 0, R1 * math.sin(a1))]
            tip, inn = (1, 2) if k % 2 == 0 else (2, 1)
            uv = [None] * 3
            uv[0], uv[tip], uv[inn] = (0.02, .02), (.98, .02), (.36, .36)
            o = len(V)
            V += tri
            F.append((o, o + 1, o + 2) if sign < 0 else (o, o + 2, o + 1))
            U += [uv[0], uv[1], uv[2]] if sign < 0 else [uv[0], uv[2], uv[1]]
    me_uv = np.array(U)
    o = add(name, V, F, mat, False)
    lay = o.data.uv_layers.new(name="UV")
    lay.data.foreach_set("uv", me_uv.astype(np.float32).ravel())
    return o
