"""Meshes from arrays, and how they are set down. Centimetres; every form stands on z = 0 unless it says otherwise."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector


def add(name, verts, faces, mat=None, smooth=True, uvs=None, extra=None):
    """Mesh from arrays. `uvs`: {map: per-vertex array} or {map: per-loop list}."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    loops = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", loops)
    for k, v in (uvs or {}).items():
        v = np.asarray(v, np.float32)
        lay = me.uv_layers.new(name=k)
        lay.data.foreach_set("uv", (v if len(v) == len(loops) and len(v) != len(me.vertices) else v[loops]).ravel())
    for k, v in (extra or {}).items():
        at = me.attributes.new(k, "FLOAT", "POINT")
        at.data.foreach_set("value", np.asarray(v, np.float32))
    me.polygons.foreach_set("use_smooth", [smooth] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if mat:
        me.materials.append(mat)
    return o


def place(o, loc=None, rot=(0, 0, 0), scale=1):
    """Rotation in degrees; without `loc` the object stays where it is."""
    if loc is not None:
        o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return o


def rest(o):
    """Let an object down until it touches the floor."""
    bpy.context.view_layer.update()
    ev = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = ev.to_mesh()
    o.location.z -= min((ev.matrix_world @ v.co).z for v in me.vertices)
    ev.to_mesh_clear()
    return o


def grid(fn, nu, nv, mat, name, size):
    verts, uv, wv = [], [], []
    for j in range(nv + 1):
        for i in range(nu + 1):
            u, v = i / nu, j / nv
            verts.append(fn(u, v))
            uv.append((u, v))
            wv.append((u * size[0], v * size[1]))
    faces = [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i) for j in range(nv) for i in range(nu)]
    return add(name, verts, faces, mat, uvs={"UV": uv, "weave": wv})


def front(o, x, z):
    """Where the good's front is at x and z, and which way it faces there; None beside it."""
    bpy.context.view_layer.update()
    ev = o.evaluated_get(bpy.context.evaluated_depsgraph_get())
    back = ev.matrix_world.inverted()
    hit, loc, normal, _ = ev.ray_cast(back @ Vector((x, -500, z)), back.to_3x3() @ Vector((0, 1, 0)))
    return (ev.matrix_world @ loc, (ev.matrix_world.to_3x3() @ normal).normalized()) if hit else None


def set_on(o, part, x, z, lift=0.0):
    """Fastens a part that faces +z to the front of `o`; takes it away where there is none."""
    spot = front(o, x, z)
    if spot is None:
        bpy.data.objects.remove(part)
        return None
    loc, normal = spot
    part.location = loc + normal * lift
    part.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()
    return part


def drawn_at(o):
    """Where on the front of a mesh a point of its drawing lies, and which way it faces there: spot(u, v)."""
    me = o.data
    loops = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", loops)
    uv = np.empty(len(loops) * 2, np.float32)
    me.uv_layers["UV"].data.foreach_get("uv", uv)
    at = np.zeros((len(me.vertices), 2))
    at[loops] = uv.reshape(-1, 2)
    co, no = (np.array([v for p in me.vertices for v in getattr(p, k)]).reshape(-1, 3) for k in ("co", "normal"))
    no *= np.sign(no[:, 1:2] * -1 + 1e-9)                             # a cloth's two faces are one mesh
    front = co[:, 1] <= np.median(co[:, 1]) + 1e-6

    def spot(u, v):
        d = np.hypot(at[:, 0] - u, at[:, 1] - v) + np.where(front, 0, 9)
        near = np.argsort(d)[:4]
        k = 1 / (d[near] + 1e-4)
        return Vector(k @ co[near] / k.sum()), Vector(k @ no[near]).normalized()
    return spot


def all_objects():
    return list(bpy.data.objects)


def carry(o, by=(0, 0, 0), turn=0, tip=0):
    """Tips about the x axis, turns about the z axis, then moves, all about the origin; degrees."""
    bpy.context.view_layer.update()
    o.matrix_world = Matrix.Translation(by) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tip), 4, "X") @ o.matrix_world
    return o


def twin(o):
    """Another of the same mesh."""
    t = o.copy()
    bpy.context.scene.collection.objects.link(t)
    return t


def away(o):
    bpy.data.objects.remove(o)


def front_uv(o, middle, size):
    """The drawing is laid on from the front: its middle at (x, z), `size` wide and high."""
    me = o.data
    co = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)[:, [0, 2]]
    loops = np.empty(len(me.loops), np.int32)
    me.loops.foreach_get("vertex_index", loops)
    uv = (.5 + (co - middle) / size).astype(np.float32)
    me.uv_layers["UV"].data.foreach_set("uv", np.clip(uv, .002, .998)[loops].ravel())


def flat_uv(o, width):
    """The drawing lies flat on what is seen from above: UV is x and y, 0..1 over `width`."""
    lay, me = o.data.uv_layers["UV"].data, o.data
    for loop in me.loops:
        co = me.vertices[loop.vertex_index].co
        lay[loop.index].uv = (.5 + co.x / width, .5 + co.y / width)


def lowest(o):
    bpy.context.view_layer.update()
    return min((o.matrix_world @ v.co).z for v in o.data.vertices)
