"""Glass, water and flame."""
from materials.graph import Graph


def glass(color=(1, 1, 1), rough=0.0, ior=1.45):
    g = Graph("glass")
    g.set(Base_Color=color, Roughness=rough, Transmission=1, IOR=ior)
    return g.m


def water(tint=(.86, .93, .90)):
    """A still surface seen from above: mirror at a slant, clear looking down. Cheap, and free of noise."""
    g = Graph("water")
    tr, gl = g.node("BsdfTransparent", Color=(*tint, 1)), g.node("BsdfGlossy", Roughness=.02)
    fr, mx = g.node("Fresnel", IOR=1.33), g.node("MixShader")
    b = g.node("Bump", Strength=.25, Distance=.05)
    g.link(g.noise(.35, 2), b.inputs["Height"])
    for n in (gl, fr):
        g.link(b.outputs["Normal"], n.inputs["Normal"])
    g.link(fr.outputs[0], mx.inputs[0])
    g.link(tr.outputs[0], mx.inputs[1])
    g.link(gl.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs["Surface"])
    return g.m


def glow(color=(1, .45, .1), strength=12):
    g = Graph("glow")
    e = g.node("Emission", Color=(*color, 1), Strength=strength)
    g.link(e.outputs[0], g.out.inputs["Surface"])
    return g.m
