"""Cloth sewn flat and blown up by the cloth solver: cushions and bags with real puckers."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from forms.drawn import curve, tube, webbing
from forms.mesh import add, front, grid
from materials.papers import plain


ROUND = .075                                                          # how far the corners of a panel are drawn in


def _simulate(o, frames, pressure, stiffness=12, bending=.12, shrink=-.06, pin="", k=.01):
    """Blow a flat sewn mesh up with the cloth solver (worked in metres), then keep the result in centimetres."""
    c = o.modifiers.new("cloth", "CLOTH")
    st = c.settings
    st.quality, st.mass, st.use_pressure, st.uniform_pressure_force = 5, .25, True, pressure
    st.tension_stiffness = st.compression_stiffness = stiffness
    st.bending_stiffness = bending
    st.shrink_min = shrink
    st.effector_weights.gravity = 0
    st.vertex_group_mass = pin
    c.collision_settings.use_collision = False
    c.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        bpy.context.scene.frame_set(f)
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = me
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", co)
    me.vertices.foreach_set("co", co / k)
    m = o.modifiers.new("smooth", "SUBSURF")
    m.levels = m.render_levels = 1
    return co.reshape(-1, 3) / k


def _sewn(w, h, nx, ny, mat, name, open_top, gap, seed):
    """Two panels in the x-z plane, joined at the sides and foot, and at the top unless `open_top`.

    Whatever its real size it is simulated 40 cm large, so one pressure suits a pouch and a bolster.
    """
    k, rnd = .4 / max(w, h), random.Random(seed)
    verts, uv, wv, faces, idx = [], [], [], [], {}
    for side in (0, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                edge = i in (0, nx) or j == 0 or (j == ny and not open_top)
                if edge and side:
                    idx[side, i, j] = idx[0, i, j]
                    continue
                idx[side, i, j] = len(verts)
                y = 0 if edge else (-1 if side == 0 else 1) * (.4 + gap * (j / ny) ** 3 * math.sin(math.pi * i / nx)) * k
                p, q = 2 * i / nx - 1, 2 * j / ny - 1                  # corners are cut round: a square one would stand out as a horn
                p4, q4 = p ** 4 * (q < 0 or not open_top), q ** 4 * (q < 0 or not open_top)
                verts.append((p / 2 * (1 - ROUND * q4) * w * k, y + rnd.uniform(-1, 1) * .0006, (.5 + q / 2 * (1 - ROUND * p4)) * h * k))
                uv.append((i / nx, j / ny))
                wv.append((i / nx * w, j / ny * h))
        for j in range(ny):
            for i in range(nx):
                f = [idx[side, i, j], idx[side, i + 1, j], idx[side, i + 1, j + 1], idx[side, i, j + 1]]
                faces.append(f if side == 0 else f[::-1])
    return add(name, verts, faces, mat, uvs={"UV": uv, "weave": wv}), idx, k


def pillow(w, h, mat, puff=14, frames=30, n=56, seed=3):
    """A closed cover, filled. Upright, facing -y."""
    ny = round(n * h / max(w, h))
    o, _, k = _sewn(w, h, round(n * w / max(w, h)), ny, mat, "pillow", False, 0, seed)
    _simulate(o, frames, puff, k=k)
    return o


def pouch(w, h, mat, thick=2.6, seed=1):
    """A flat purse with something in it. Upright, facing -y; once round is u, so the front is u below a half."""
    def skin(u, v):
        k, side = (2 * u, -1) if u < .5 else (2 - 2 * u, 1)
        p, q = abs(2 * k - 1), abs(2 * v - 1)
        full = (1 - p ** 3.4) ** .62 * (1 - q ** 3.0) ** .62
        x, z = (k - .5) * w * (1 - .035 * (1 - q ** 2)), h * (.5 + (v - .5) * (1 - .045 * (1 - p ** 2)))
        soft = noise.noise((x * .16, z * .16, seed + side)) * .22 + .09 * math.sin(x * 2.6 + noise.noise((x, seed, 0))) * q ** 6
        return (x, side * (.10 + thick / 2 * full * (1 + soft)) + .25 * noise.noise((x * .09, z * .09, seed)), z)
    return grid(skin, 160, 64, mat, "pouch", (2 * w, h))


def purse(w, h, mat, deep, seed=1):
    """A purse that stands by itself: a foot `deep` from front to back, rising to the seam of its zip. Once round is u, as for `pouch`."""
    def skin(u, v):
        k, side = (2 * u, -1) if u < .5 else (2 - 2 * u, 1)
        p = abs(2 * k - 1)
        x = (k - .5) * w * (1 - .05 * v ** 2)
        ends = (1 - p ** 6) ** .5                                     # front and back meet at the side seams
        belly = 1 - v ** 1.7 + .16 * math.sin(math.pi * v)
        foot = min(1, v / .07) ** .5                                  # rounded where the front turns under
        z = h * v * (1 - .02 * (1 - ends) * v) + .18 * noise.noise((x * .14, side, seed)) * v
        soft = noise.noise((x * .17, z * .17, seed + side * 3)) * .30 * math.sin(math.pi * v) + .07 * math.sin(x * 2.3 + 2 * noise.noise((x * .4, seed, 0))) * max(0, v - .7) * 3
        return (x, side * (.12 + deep / 2 * (.72 + .28 * foot) * belly * ends ** .8 + soft * ends), z)
    o = grid(skin, 200, 90, mat, "purse", (2 * w, h))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .14, -1
    return o


def cushion(size, mat, puff=14, frames=30, n=56, seed=3):
    """A stuffed cover blown up by cloth simulation: real puckers at the seams. Upright, facing -y."""
    return pillow(size, size, mat, puff, frames, n, seed)


def sack(w, h, mat, hem, puff=2.5, frames=26, seed=2, gap=2.6, stands=True):
    """An open bag, filled: panels sewn at sides and foot and blown up, the mouth held. Gives it and a place on its hem: at(side, u, row)."""
    nx, ny = 52, 56
    o, idx, k = _sewn(w, h, nx, ny, mat, "bag", True, gap, seed)
    g = o.vertex_groups.new(name="pin")
    g.add([idx[s, i, j] for s in (0, 1) for i in range(nx + 1) for j in (ny - 1, ny) if .2 < i / nx < .8 or j == ny], 1, "REPLACE")
    co = _simulate(o, frames, puff, 14, .2, -.04, "pin", k)
    me = o.data
    foot = np.array([co[idx[0, i, 0]][2] for i in range(nx + 1)])      # the foot settles flat under the load
    foot = np.convolve(np.pad(foot, 3, "edge"), np.ones(7) / 7, "valid") * (1 if stands else .3)
    mid = np.ptp([co[idx[0, i, ny * 2 // 3]][0] for i in range(nx + 1)])
    for side in (0, 1):
        for j in range(ny + 1):
            t = j / ny
            for i in range(nx + 1):
                if side and (i in (0, nx) or j == 0):
                    continue
                v = me.vertices[idx[side, i, j]]
                v.co.z -= (foot[i] - .3) * (1 - t) ** 1.6
                k = max(0, (t - .62) / .38) ** 1.5                      # and the mouth draws in to the width of the body
                v.co.x *= 1 - k * (1 - min(1, mid / w * 1.03))
                v.co.z += t ** 6 * (.5 * noise.noise((v.co.x * .12, side * 3, seed)) - .7 * math.cos(v.co.x / w * math.pi))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .16, 0

    def at(side, u, row):
        return me.vertices[idx[side, int(u * nx), ny - row]].co
    for side in (0, 1):
        line = [tuple(at(side, i / nx, 1)[:2]) + (at(side, i / nx, 0).z - .05,) for i in range(nx + 1)]
        tube(line, .22, hem, "hem", 8, uv_unit=1)
    return o, at


def tote(w, h, mat, strap, drop=14, seed=2, gap=2.6, puff=2.5, round_handles=False):
    """A filled bag with two handles sewn on: the one behind leans back, the one in front has fallen forward."""
    o, at = sack(w, h, mat, strap, puff, seed=seed, gap=gap)
    for side, sign in ((0, -1), (1, 1)):
        ends = [[Vector(at(side, u, j)) + Vector((0, sign * .32, 0)) for j in (6, 5, 4, 3, 2, 1, 0)] for u in (.29, .71)]
        a, b = ends[0][-1], ends[1][-1]
        arch = _fallen(o, a, b, drop) if sign < 0 else _leaning(a, b, drop)
        path = [tuple(p) for p in ends[0]] + arch + [tuple(p) for p in ends[1][::-1]]
        if round_handles:
            tube(curve(path, 4), .36, strap, "handle", 12, uv_unit=.5)
        else:
            webbing(curve(path, 4), 2.0, .24, strap, thread=plain((.62, .56, .46), .8))
    return o


def _leaning(a, b, drop):
    """A soft handle that still stands, its top sunk a little to one side."""
    out = []
    for t in np.linspace(.02, .98, 40):
        q = math.sin(math.pi * t) ** .62
        out.append((a.x + (b.x - a.x) * (.5 + (t - .5) * (1 - .16 * q)) + 1.3 * q ** 2, a.y + (b.y - a.y) * t + 3.4 * q ** 1.5, a.z + (b.z - a.z) * t + drop * .86 * q - .5 * math.sin(2 * math.pi * t)))
    return out


def _fallen(o, a, b, drop):
    """A soft handle that stands up from the hem, folds over and hangs in front of the bag."""
    w, m = b.x - a.x, (a.x + b.x) / 2
    top = max(a.z, b.z)
    half = [(.0, 1.3, -.25), (.015, 2.1, -1.0), (.05, 1.6, -2.0), (.08, .0, -2.4), (.10, -drop * .26, None), (.14, -drop * .44, None), (.22, -drop * .59, None), (.35, -drop * .69, None)]
    out = []
    for f in (1, -1):
        run = []
        for x, z, y in half:
            x = a.x + w * x if f > 0 else b.x - w * x
            if y is None:
                spot = front(o, x, top + z)
                y = min((spot[0].y if spot else a.y) - .45, a.y - .6) - a.y
            run.append((x, a.y + y, top + z))
        out.append(run)
    spot = front(o, m, top - drop * .72)
    return out[0] + [(m + .3, (spot[0].y if spot else a.y) - .5, top - drop * .72)] + out[1][::-1]


def jhola(w, h, mat, strap, rise=26, seed=4, gap=2.0, width=1.6):
    """A shoulder bag that hangs by its long strap from a peg behind the mouth's middle. Gives it and the peg's place."""
    o, at = sack(w, h, mat, strap, 2.2, seed=seed, gap=gap, stands=False)
    l, r = at(0, .015, 0), at(0, .985, 0)
    top = max(l.z, r.z) + rise
    path = []
    for a, s in ((l, -1), (r, 1)):
        run = [(a.x - s * 1.2, -.2, a.z - 5 + k) for k in range(5)]
        run += [(a.x + (s * 1.5 - a.x) * t ** 1.15 - s * 1.0 * math.sin(math.pi * t), .1, a.z + (top - a.z) * t) for t in np.linspace(0, 1, 30)]
        path.append(run)
    over = [(1.5 * math.cos(q), .1, top + 1.5 * math.sin(q)) for q in np.linspace(math.pi, 0, 10)][1:-1]
    on_edge = lambda u: 86 * math.sin(math.pi / 2 * min(1, min(u, 1 - u) / .44)) ** 1.4     # it lies flat on the bag and over the peg
    webbing(path[0] + over + path[1][::-1], width * 2, .26, strap, thread=plain((.62, .56, .46), .8), twist=on_edge)
    return o, (0, 0, top)


def unrolled(w, shown, rolled, mat, r=4.4, turns=3.1, thick=.14, seed=2):
    """A runner or a rug that lies towards the viewer, its front edge at y = -shown; behind, the rest is rolled up."""
    L = shown + rolled

    def sheet(u, v):
        s, x = v * L, (u - .5) * w
        soft = thick + .16 * noise.noise((x * .12, s * .08, seed)) * min(1, w / 40)
        if s <= shown:
            return (x, s - shown, soft)
        t = (s - shown) / rolled
        a, q = t * turns * 2 * math.pi, r * (1 - t * .72)
        return (x * (1 + .012 * math.sin(a)), q * math.sin(a), r - q * math.cos(a) + thick)
    o = grid(sheet, 50, 420, mat, "unrolled", (w, L))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = thick, 1
    return o


def laid(w, d, mat, thick=.6, seed=2):
    """A rug that lies flat, its middle at the origin, a little uneven as floors and rugs are."""
    def sheet(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        edge = max(abs(2 * u - 1), abs(2 * v - 1)) ** 12
        return (x + .5 * noise.noise((y * .035, seed, 0)), y + .5 * noise.noise((x * .035, 0, seed)), thick + .25 * noise.noise((x * .05, y * .05, seed)) + .55 * edge * max(0, noise.noise((x * .06, y * .06, seed + 4))))
    o = grid(sheet, 120, 180, mat, "rug", (w, d))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = thick, -1
    return o


def fringe(w, y, z, length, mat, n=33, thick=.16):
    """Warp ends, loose, along the edge of what lies flat: towards the viewer where y is negative."""
    out = math.copysign(length, y)
    for k in range(n):
        x = (k / (n - 1) - .5) * (w - .8)
        tube([(x, y, z), (x + .3 * math.sin(k * 2.1), y + out * .5, z * .6), (x + .6 * math.sin(k * 1.3), y + out, z * .5)], thick, mat, "fringe", 6)


def folded(w, d, layers, mat, thick=1.0, seed=1):
    """A cloth folded to and fro and laid down: its folds look at the viewer."""
    path, z = [], thick / 2
    for k in range(layers):
        s = 1 if k % 2 else -1
        path += [(-s * (d / 2 - thick) * (1 - 2 * t), z + .10 * math.sin(9 * t + k)) for t in np.linspace(0, 1, 24)]
        if k < layers - 1:
            y = s * (d / 2 - thick)
            path += [(y + s * thick * .95 * math.sin(a), z + thick * .5 * (1 - math.cos(a))) for a in np.linspace(0, math.pi, 12)[1:-1]]
        z += thick
    p = np.array(path)
    ln = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    n = len(p) - 1

    def sheet(u, v):
        k = min(int(v * n), n)
        y, z_ = p[k]
        x = (u - .5) * w * (1 + .010 * noise.noise((ln[k] * .05, seed, 0)))
        return (x + .25 * noise.noise((ln[k] * .10, u * 4, seed)), y + .18 * noise.noise((x * .1, z_, seed)), z_ + .28 * noise.noise((x * .07, y * .07, z_ * .3 + seed)) + .5)
    o = grid(sheet, 60, n, mat, "folded", (w, ln[-1]))
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = thick * .62, 0
    m = o.modifiers.new("smooth", "SUBSURF")
    m.levels = m.render_levels = 1
    return o
