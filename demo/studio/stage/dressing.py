"""The set: backdrop, lights, black flags, and a camera that frames any object.

One unit is one centimetre. Lights, sweep and camera all scale with the subject, so a brooch and a trunk are lit alike.
"""
import math

import bpy
import numpy as np
from mathutils import Vector


BACKDROPS = {            # linear base colours, all from the shop's paper-and-sandalwood family
    "paper": (0.80, 0.73, 0.63),
    "sand": (0.70, 0.56, 0.41),
    "linen": (0.66, 0.61, 0.54),
    "clay": (0.52, 0.30, 0.20),
    "sage": (0.47, 0.48, 0.38),
    "dusk": (0.20, 0.135, 0.10),
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 7, 2, 4
    c.transmission_bounces, c.transparent_max_bounces = 7, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3.0        # kills fireflies from metal inter-reflection
    c.blur_glossy = 0.6
    sc.view_settings.view_transform = "Filmic"
    sc.view_settings.look = "Medium High Contrast"
    return sc


def subject_points(props=False):
    """World positions of every evaluated vertex of the goods: without what has the `prop` flag, or with it."""
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in bpy.context.scene.objects:
        if o.type not in {"MESH", "CURVE"} or (o.get("prop") and not props) or o.hide_render:
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        if me and len(me.vertices):
            v = np.empty(len(me.vertices) * 3, np.float32)
            me.vertices.foreach_get("co", v)
            m = np.array(ev.matrix_world, np.float32)
            out.append(v.reshape(-1, 3) @ m[:3, :3].T + m[:3, 3])
        ev.to_mesh_clear()
    return np.concatenate(out)


def _set_piece(name, verts, faces, mat):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.materials.append(mat)
    for p in me.polygons:
        p.use_smooth = True
    o = bpy.data.objects.new(name, me)
    o["prop"] = 1
    o.pass_index = 1                     # lets the denoiser know what is only backdrop
    bpy.context.scene.collection.objects.link(o)
    return o


def _backdrop_material(color, bump):
    m = bpy.data.materials.new("backdrop")
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*color, 1)
    b.inputs["Roughness"].default_value = 0.9
    b.inputs["Specular"].default_value = 0.15
    if bump:
        t = n.new("ShaderNodeTexNoise")
        t.inputs["Scale"].default_value = 0.12
        t.inputs["Detail"].default_value = 8
        co = n.new("ShaderNodeTexCoord")
        bp = n.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump
        bp.inputs["Distance"].default_value = 0.6
        l.new(co.outputs["Object"], t.inputs["Vector"])
        l.new(t.outputs["Fac"], bp.inputs["Height"])
        l.new(bp.outputs["Normal"], b.inputs["Normal"])
    return m


def backdrop(kind, color, R, floor=0.0, wall_y=0.0):
    """`sweep`: seamless paper under and behind the goods. `wall`: plaster, for hung goods."""
    col = BACKDROPS.get(color, color)
    if kind == "wall":
        s = 14 * R
        m = _backdrop_material(col, 0.5)
        return _set_piece("wall", [(-s, wall_y, -s), (s, wall_y, -s), (s, wall_y, s), (-s, wall_y, s)], [(0, 1, 2, 3)], m)
    m = _backdrop_material(col, 0)
    pts = [(-9 * R, 0)] + [(2.6 * R + 3 * R * math.sin(t), 3 * R * (1 - math.cos(t)))
                           for t in np.linspace(0, math.pi / 2, 24)] + [(5.6 * R, 16 * R)]
    n = len(pts)
    v = [(x, y, z + floor) for x in (-18 * R, 18 * R) for y, z in pts]
    return _set_piece("sweep", v, [(k, n + k, n + k + 1, k + 1) for k in range(n - 1)], m)


def _aim(o, target):
    o.rotation_euler = (Vector(target) - Vector(o.location)).to_track_quat("-Z", "Y").to_euler()


def area(name, loc, target, size, energy, color, size_y=None):
    l = bpy.data.lights.new(name, "AREA")
    l.energy, l.color, l.size = energy, color, size
    if size_y:
        l.shape, l.size_y = "RECTANGLE", size_y
    o = bpy.data.objects.new(name, l)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    _aim(o, target)
    return o


def flag(loc, target, w, h):
    """A black card: gives polished metal and glaze a dark edge, without shading the goods from the camera."""
    m = bpy.data.materials.new("flag")
    m.use_nodes = True
    m.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (.015, .012, .01, 1)
    o = _set_piece("flag", [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], m)
    o.location = loc
    _aim(o, target)
    o.visible_shadow = o.visible_diffuse = o.visible_camera = False
    return o


def lights(R, c, mood="day", wall=False):
    """Key: large softbox, camera left, high. Fill: cool, right, weak. Rim: warm strip behind. Scaled by R."""
    k = {"day": 1.0, "evening": .34, "dusk": .10}[mood]
    e = R * R
    c = Vector(c)
    p = lambda x, y, z: (c.x + x * R, c.y + y * R, c.z + z * R)
    area("key", p(-3.2, -2.4, 3.9), c, 2.0 * R, 390 * e * k, (1, .93, .84))
    area("fill", p(4.2, -3.0, 1.6), c, 3.0 * R, 55 * e * k, (.82, .90, 1))
    if not wall:
        area("rim", p(2.6, 2.2, 2.8), c, .8 * R, 190 * e * k, (1, .82, .62), 2.6 * R)
        area("top", p(-.4, 1.2, 4.6), c, 2.2 * R, 60 * e * k, (1, .96, .9))
    flag(p(2.3, -2.6, .4), c, .55 * R, 2 * R)
    flag(p(-2.6, -2.9, -.2), c, .4 * R, 1.6 * R)
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    co, sp, ra = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeValToRGB")
    ra.color_ramp.elements[0].color = (.10, .075, .055, 1)
    ra.color_ramp.elements[1].color = (.95, .90, .84, 1)
    ra.color_ramp.elements[0].position, ra.color_ramp.elements[1].position = .35, .8
    mp = n.new("ShaderNodeMapRange")
    mp.inputs["From Min"].default_value = -1
    l.new(co.outputs["Generated"], sp.inputs[0])
    l.new(sp.outputs["Z"], mp.inputs["Value"])
    l.new(mp.outputs["Result"], ra.inputs["Fac"])
    l.new(ra.outputs["Color"], n["Background"].inputs[0])
    n["Background"].inputs[1].default_value = .27 * {"day": 1, "evening": .45, "dusk": .12}[mood]


def camera(pts, azimuth=0, elevation=14, fill=(.78, .72), centre=.485, lens=85, aspect=.8, look=(.5, .5)):
    """Put the camera so that the projected points fill at most `fill` of the frame, centred at `centre` from below.

    `look` is the part of them that is centred: where they are to run out of the frame.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0])
    up = np.cross(back, right)
    target = (pts.min(0) + pts.max(0)) / 2
    half_h = 18.0 / lens                   # tan of half the vertical angle, 36 mm sensor on the long side
    half_w = half_h * aspect
    dist = np.linalg.norm(np.ptp(pts, axis=0)) * 2
    for _ in range(30):
        q = pts - (target + back * dist)
        z = -(q @ back)
        x, y = q @ right / z, q @ up / z
        sx, sy = np.ptp(x) / (2 * half_w * fill[0]), np.ptp(y) / (2 * half_h * fill[1])
        dist *= max(sx, sy)
        zc = dist
        target = target + right * (x.min() + look[0] * np.ptp(x)) * zc
        target = target + up * (y.min() + look[1] * np.ptp(y) - (centre - .5) * 2 * half_h) * zc
    cam = bpy.data.cameras.new("camera")
    cam.sensor_fit, cam.sensor_height, cam.sensor_width, cam.lens = "VERTICAL", 36, 36, lens
    cam.clip_end = 1e5
    o = bpy.data.objects.new("camera", cam)
    o.location = target + back * dist
    o.rotation_euler = (math.pi / 2 - e, 0, a)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return dist


def bulb(loc, energy, radius=2.0, color=(1, .72, .42)):
    """A real lamp inside the goods."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = energy, radius, color
    o = bpy.data.objects.new("bulb", lamp)
    o.location = loc
    bpy.context.scene.collection.objects.link(o)
    return o


def dress(shot, aspect=.8):
    """Dresses the set around whatever is in the scene, as its Shot asks. Gives the window of the frame that is not plain backdrop."""
    bpy.context.view_layer.update()
    pts = subject_points()
    lo, hi = pts.min(0), pts.max(0)
    R = shot.size or float(np.linalg.norm(hi - lo)) / 2
    c = (lo + hi) / 2
    everything = subject_points(props=True)
    backdrop(shot.place, shot.color, R, floor=float(lo[2]) if shot.floor is None else shot.floor, wall_y=float(hi[1]) + shot.wall_gap)
    lights(R, c, shot.mood, shot.place == "wall")
    camera(pts, shot.azimuth, shot.elevation, shot.fill, shot.centre, shot.lens, aspect, shot.look)
    bpy.context.scene.view_settings.exposure = shot.exposure + .08
    return _window(everything, aspect)


def _window(pts, aspect):
    """The part of the frame that the goods and their shadow take up: (x0, x1, y0, y1) in 0..1 from below; None if it is nearly all."""
    bpy.context.view_layer.update()
    cam = bpy.context.scene.camera
    m = np.array(cam.matrix_world.inverted())
    p = pts @ m[:3, :3].T + m[:3, 3]
    half = 18.0 / cam.data.lens
    y = .5 + p[:, 1] / -p[:, 2] / half / 2
    x = .5 + p[:, 0] / -p[:, 2] / half / aspect / 2
    w, h = np.ptp(x), np.ptp(y)                                      # the shadow falls to the right and forward
    x0, x1 = max(0, x.min() - .10 * w - .02), min(1, x.max() + .26 * w + .02)
    y0, y1 = max(0, y.min() - .10 * h - .03), min(1, y.max() + .04 * h + .02)
    return (x0, x1, y0, y1) if (x1 - x0) * (y1 - y0) < .82 else None
