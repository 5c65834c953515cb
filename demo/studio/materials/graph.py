"""A thin hand on Blender's node trees. Texture scales are in features per centimetre (Object coordinates), unless a UV is named."""
import math

import bpy
import numpy as np


class Graph:
    """A thin hand on a node tree: g.node("TexNoise", Scale=3) and g.link(a, b)."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.bsdf = self.t.nodes["Principled BSDF"]
        self.out = self.t.nodes["Material Output"]

    @classmethod
    def of(cls, material):
        """The graph of a material that is made already, to add to it."""
        g = cls.__new__(cls)
        g.m, g.t = material, material.node_tree
        g.bsdf, g.out = g.t.nodes["Principled BSDF"], g.t.nodes["Material Output"]
        return g

    def node(self, kind, **inputs):
        n = self.t.nodes.new("ShaderNode" + kind)
        for k, v in inputs.items():
            k = k.replace("_", " ")
            if k in n.inputs:
                n.inputs[k].default_value = v
            else:
                setattr(n, k.replace(" ", "_").lower(), v)
        return n

    def link(self, a, b):
        self.t.links.new(a, b)

    def set(self, **kw):
        for k, v in kw.items():
            k = k.replace("_", " ")
            if k == "Base Color":
                v = (*v[:3], 1)
            self.bsdf.inputs[k].default_value = v

    def coords(self, kind="Object", scale=(1, 1, 1), turn=0):
        co, mp = self.node("TexCoord"), self.node("Mapping")
        mp.inputs["Scale"].default_value = scale
        mp.inputs["Rotation"].default_value[2] = math.radians(turn)
        named = kind not in co.outputs                                # a UV map of that name, such as "weave"
        self.link(self.node("UVMap", uv_map=kind).outputs[0] if named else co.outputs[kind], mp.inputs["Vector"])
        return mp.outputs["Vector"]

    def noise(self, scale, detail=3, rough=.5, vec=None):
        n = self.node("TexNoise", Scale=scale, Detail=detail, Roughness=rough)
        self.link(vec or self.coords(), n.inputs["Vector"])
        return n.outputs["Fac"]

    def remap(self, sock, a, b, lo=0.0, hi=1.0):
        n = self.node("MapRange")
        for k, v in zip(("From Min", "From Max", "To Min", "To Max"), (a, b, lo, hi)):
            n.inputs[k].default_value = v
        self.link(sock, n.inputs["Value"])
        return n.outputs["Result"]

    def mix(self, fac, a, b, blend="MIX"):
        n = self.node("MixRGB")
        n.blend_type = blend
        for k, v in (("Fac", fac), ("Color1", a), ("Color2", b)):
            if isinstance(v, bpy.types.NodeSocket):
                self.link(v, n.inputs[k])
            elif k == "Fac":
                n.inputs[k].default_value = v
            else:
                n.inputs[k].default_value = (*v[:3], 1)
        return n.outputs["Color"]

    def math(self, op, a, b=0.0):
        n = self.node("Math")
        n.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, bpy.types.NodeSocket):
                self.link(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    def bump(self, height, distance=.05, strength=1.0, after=None):
        n = self.node("Bump", Strength=strength, Distance=distance)
        self.link(height, n.inputs["Height"])
        if after:
            self.link(after, n.inputs["Normal"])
        self.link(n.outputs["Normal"], self.bsdf.inputs["Normal"])
        return n.outputs["Normal"]

    def image(self, pixels, uv="UV", scale=(1, 1, 1), data=False, clip=False, turn=0):
        """`pixels`: a Pillow picture or an array. `data`: masks and heights, not colour."""
        tex = self.node("TexImage")
        tex.image = to_image(pixels, data)
        tex.extension = "CLIP" if clip else "REPEAT"
        tex.interpolation = "Cubic"
        self.link(self.coords(uv, scale, turn), tex.inputs["Vector"])
        return tex.outputs["Color"]

    def colour(self, sock):
        self.link(sock, self.bsdf.inputs["Base Color"])


def to_image(pic, data=False):
    a = np.asarray(pic.convert("RGB"), np.float32) / 255
    h, w, _ = a.shape
    im = bpy.data.images.new("art", w, h)
    im.colorspace_settings.name = "Non-Color" if data else "sRGB"
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = a[::-1]
    im.pixels.foreach_set(rgba.ravel())
    im.pack()
    return im


def srgb(hexa):
    c = np.array([int(hexa.lstrip("#")[i:i + 2], 16) for i in (0, 2, 4)]) / 255
    return tuple(np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4))
