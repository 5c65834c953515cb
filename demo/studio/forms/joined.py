"""Boxes, frames and flat pictures: what a joiner makes, and relief carved into it."""
import math

import bmesh
import bpy
import numpy as np

from forms.mesh import add
from forms.turned import spline
from materials.graph import to_image


def box(size, mat, bevel=.15, name="box", loc=(0, 0, 0), segments=3, top=None, front=None):
    """Bevelled box, base at loc. Every face has its own 0..1 UV. `top`, `front`: other materials for those faces."""
    x, y, z = size
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(x, y, z), verts=bm.verts)
    bmesh.ops.translate(bm, vec=(0, 0, z / 2), verts=bm.verts)
    uv = bm.loops.layers.uv.new("UV")
    wv = bm.loops.layers.uv.new("weave")
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=.5, affect="EDGES")
    bm.normal_update()
    for f in bm.faces:
        n = f.normal
        k = max(range(3), key=lambda i: abs(n[i]))
        if top and k == 2 and n.z > .9:
            f.material_index = 1
        if front and k == 1 and n.y < -.9:
            f.material_index = 2 if top else 1
        for l in f.loops:
            c = l.vert.co
            q = {0: (c.y / y + .5, c.z / z), 1: (c.x / x + .5, c.z / z), 2: (c.x / x + .5, c.y / y + .5)}[k]
            l[uv].uv = q
            l[wv].uv = (q[0] * x, q[1] * y)
        f.smooth = True
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    for m in (mat, top, front):
        if m:
            me.materials.append(m)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(40)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def panel(w, h, mat, thick=.3, name="panel"):
    """A flat upright picture, facing -y, centred on the origin; UV 0..1."""
    o = add(name, [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], mat, False,
            {"UV": [(0, 0), (1, 0), (1, 1), (0, 1)], "weave": [(0, 0), (w, 0), (w, h), (0, h)]})
    return o


def frame(w, h, moulding, mat, name="frame"):
    """Four mitred members round an opening of w x h, facing -y. `moulding`: [(outward from the opening, toward the viewer)].

    UV: U along the member in cm, V across in cm, so grain follows each side and meets at the mitre.
    """
    prof = spline(moulding, .15)
    corner = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(prof, axis=0), axis=1))])
    out = []
    for k in range(4):
        a, b = corner[k], corner[(k + 1) % 4]
        v, uv = [], []
        for j, e in enumerate((a, b)):
            for (o_, d), q in zip(prof, s):
                x, z = e[0] * (w / 2 + o_), e[1] * (h / 2 + o_)
                v.append((x, -d, z))
                uv.append(((x if k % 2 == 0 else z) + 50 * k, q + 9 * k))
        n = len(prof)
        out.append(add(name, v, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, True, {"UV": uv}))
    return out


def displace(o, art, strength, levels=2):
    """Carve or cast relief: push the surface along its normal by a grey picture through the UVs."""
    s = o.modifiers.new("fine", "SUBSURF")
    s.subdivision_type, s.levels, s.render_levels = "SIMPLE", levels, levels
    t = bpy.data.textures.new("relief", "IMAGE")
    t.image = to_image(art, True)
    d = o.modifiers.new("relief", "DISPLACE")
    d.texture, d.texture_coords, d.strength, d.mid_level = t, "UV", strength, 0
    return o
