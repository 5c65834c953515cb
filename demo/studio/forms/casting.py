"""Casting: the mesh of a sculpted body, which knows where its hollows are."""
import numpy as np

from forms.mesh import add
from forms.sculpted import FAR

COARSE = [1.0]                                                       # drafts are cast coarser
BLOCK = 8


def cast(body, mat, step=.1, name="cast", paint=None, aged=True):
    """Makes the mesh. Each vertex knows how deep in a hollow it lies (`hollow`, 0..1) and, with `paint`, its colour.
    `aged` False: its hollows are not looked for, which is most of the time a mesh takes.

    `paint`: [(colour, body)], later ones over earlier; the first body may be None: the ground.
    """
    step *= COARSE[0]
    FAR[0] = HOLLOWS[-1][0] * float(np.linalg.norm(body.hi - body.lo)) + 2 * step
    v, f = _surface(*_sample(body, step))
    v = v.astype(np.float32)
    o = add(name, v, f, mat, extra={"hollow": _hollows(body, v, step)} if aged else None, uvs={"UV": v[:, [0, 2]]})
    if paint:
        at = o.data.attributes.new("paint", "FLOAT_COLOR", "POINT")
        at.data.foreach_set("color", _painted(paint, v, step).ravel())
    return o


def _painted(paint, v, step):
    c = np.ones((len(v), 4), np.float32)
    for colour, where in paint:
        k = np.ones(len(v)) if where is None else np.clip(.5 - where.distance(v) / step, 0, 1)
        c[:, :3] += (np.float32(colour) - c[:, :3]) * k[:, None].astype(np.float32)
    return c


def _sample(body, step):
    """Distances on a grid, exact only near the skin; gives them, the grid's corner and its step."""
    lo = body.lo - 3 * step
    n = np.ceil((body.hi + 3 * step - lo) / step / BLOCK).astype(int)
    mid = (np.stack(np.meshgrid(*[np.arange(k) for k in n], indexing="ij"), -1).reshape(-1, 3) + .5) * (BLOCK * step) + lo
    d = body.distance((mid - step / 2).astype(np.float32))
    out = np.repeat(np.repeat(np.repeat(d.reshape(n), BLOCK, 0), BLOCK, 1), BLOCK, 2).astype(np.float32)
    inner = np.stack(np.meshgrid(*[np.arange(BLOCK)] * 3, indexing="ij"), -1).reshape(-1, 3)
    near = np.argwhere(np.abs(d.reshape(n)) < BLOCK * step * 1.3)
    for part in _neighbours(near, 3):
        idx = (near[part][:, None] * BLOCK + inner).reshape(-1, 3)
        out[tuple(idx.T)] = body.distance((idx * step + lo).astype(np.float32))
    return out, lo, step


def _neighbours(points, size):
    """Indices of points by the cell of `size` they lie in, cell after cell."""
    c = np.floor(points / size).astype(np.int64)
    c -= c.min(0)
    key = (c[:, 0] * 4096 + c[:, 1]) * 4096 + c[:, 2]
    order = np.argsort(key, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(key[order])) + 1)


CORNERS = np.array([(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)])
EDGES = [(a, b) for a in range(8) for b in range(a + 1, 8) if np.abs(CORNERS[a] - CORNERS[b]).sum() == 1]


def _surface(d, lo, step):
    """Surface nets: a vertex in each cell the skin passes through, a quad across each edge that it cuts."""
    inside = d < 0
    cells = [slice(0, -1), slice(1, None)]
    count = sum(inside[cells[i], cells[j], cells[k]].astype(np.int8) for i, j, k in CORNERS)
    at = np.argwhere((count > 0) & (count < 8))
    value = np.stack([d[tuple((at + c).T)] for c in CORNERS], 1)
    total, n = np.zeros((len(at), 3)), np.zeros(len(at))
    for a, b in EDGES:
        va, vb = value[:, a], value[:, b]
        cross = (va < 0) != (vb < 0)
        t = np.where(cross, va / np.where(cross, va - vb, 1), 0)[:, None]
        total += (CORNERS[a] + t * (CORNERS[b] - CORNERS[a])) * cross[:, None]
        n += cross
    verts = (at + total / n[:, None]) * step + lo
    number = np.full(np.array(d.shape) - 1, -1, np.int32)
    number[tuple(at.T)] = np.arange(len(at))
    faces = []
    for axis in range(3):
        i, j = (axis + 1) % 3, (axis + 2) % 3
        e = np.eye(3, dtype=int)
        here = [slice(1, -1)] * 3
        here[axis] = slice(0, -1)
        there = list(here)
        there[axis] = slice(1, None)
        a, b = inside[tuple(here)], inside[tuple(there)]
        p = np.argwhere(a != b) + (1 - e[axis])
        quad = np.stack([number[tuple((p - s).T)] for s in (e[i] + e[j], e[j], 0 * e[i], e[i])], 1)
        flip = ~inside[tuple(p.T)]
        quad[flip] = quad[flip][:, ::-1]
        faces.append(quad)
    return verts, np.concatenate(faces)


HOLLOWS = ((.010, .45), (.025, .35), (.055, .30))                     # how far out, in sizes of the body, and what it counts


def _hollows(body, v, step):
    e, size = step * .6, float(np.linalg.norm(body.hi - body.lo))
    out = np.zeros(len(v))
    for part in _neighbours(v, size / 14):
        p = v[part]
        n = np.stack([body.distance(p + np.float32(d) * np.float32(e)) - body.distance(p - np.float32(d) * np.float32(e)) for d in np.eye(3)], 1)
        n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
        for h, weight in HOLLOWS:
            h *= size
            out[part] += weight * np.clip((h - body.distance((p + n * h).astype(np.float32))) / h, 0, 1)
    return np.clip(out, 0, 1)
