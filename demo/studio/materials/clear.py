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


def pane(tint=(.97, .98, .97), rough=.0):
    """Thin blown glass: mirrors at a slant, clear otherwise. No caustics, no noise."""
    g = Graph("pane")
    tr, gl, mx = g.node("BsdfTransparent", Color=(*tint, 1)), g.node("BsdfGlossy", Roughness=max(rough, .02)), g.node("MixShader")
    lw = g.node("LayerWeight", Blend=.25)
    g.link(g.remap(lw.outputs["Facing"], 0, 1, .05, .62), mx.inputs[0])
    g.link(tr.outputs[0], mx.inputs[1])
    g.link(gl.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs["Surface"])
    return g.m


def backlit(art, strength=1.2, uv="UV", tile=(1, 1, 1), rough=.25, relief=None, core=.55):
    """A coloured skin with a lamp behind it: brightest where one looks straight through, `core` of that at the rim."""
    g = Graph("backlit")
    tone = g.image(art, uv, tile)
    g.set(Roughness=rough, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.1)
    g.colour(g.mix(.45, tone, (0, 0, 0)))
    facing = g.node("LayerWeight", Blend=.35).outputs["Facing"]
    g.link(tone, g.bsdf.inputs["Emission"])
    g.link(g.math("MULTIPLY", g.remap(facing, 0, 1, 1, core), strength), g.bsdf.inputs["Emission Strength"])
    if relief is not None:
        g.bump(g.image(relief, uv, tile, data=True), .12, 1)
    return g.m


def lampshade(color, height, strength=1.0, weave=8.0):
    """Cloth with a bulb behind its middle: warm and bright there, dimmer towards foot and top. Its foot is the object's z = 0."""
    g = Graph("lampshade")
    g.set(Roughness=.95, Specular=.1)
    thread = g.noise(weave, 2, .6, g.coords("Object", (1, 1, .12)))
    tone = g.mix(g.remap(thread, .35, .68, 0, .5), color, tuple(c * .66 for c in color))
    g.colour(tone)
    sp = g.node("SeparateXYZ")
    g.link(g.coords(), sp.inputs[0])
    off = g.math("ABSOLUTE", g.math("SUBTRACT", sp.outputs["Z"], height * .42))
    near = g.math("POWER", g.remap(off, 0, height * .75, 1, .12), 1.6)
    g.link(g.mix(.55, tone, (1, .66, .30), "MULTIPLY"), g.bsdf.inputs["Emission"])
    g.link(g.math("MULTIPLY", near, strength), g.bsdf.inputs["Emission Strength"])
    g.bump(thread, .02, .6)
    return g.m


def shining_through(material, tint, much):
    """The same material, but light that falls on its other side comes through, warm: horn, alabaster, thin lac."""
    g = Graph.of(material)
    base = g.bsdf.inputs["Base Color"].links[0].from_socket
    tr, mx = g.node("BsdfTranslucent"), g.node("MixShader", Fac=much)
    g.link(g.mix(.5, base, tint, "SCREEN"), tr.inputs["Color"])
    g.link(g.bsdf.outputs[0], mx.inputs[1])
    g.link(tr.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs["Surface"])
    return g.m


def looking_glass():
    """Silvered glass."""
    g = Graph("looking glass")
    g.set(Base_Color=(.86, .89, .88), Metallic=1, Roughness=.02)
    return g.m


def mirror_chips():
    """Small mirrors set in cloth or clay: each shows a piece of a bright room, by where it looks."""
    g = Graph("mirror chips")
    g.set(Base_Color=(.88, .90, .90), Metallic=1, Roughness=.03)
    seen = g.node("TexNoise", Scale=4.5, Detail=1)
    g.link(g.node("TexCoord").outputs["Reflection"], seen.inputs["Vector"])
    g.link(g.mix(g.remap(seen.outputs["Fac"], .44, .60), (.05, .07, .10), (1.15, 1.12, 1.05)), g.bsdf.inputs["Emission"])
    g.set(Emission_Strength=.85)
    return g.m


def scene(art, strength=1.0):
    """Something for a mirror to show: a picture that gives its own light. Drawn in UV."""
    g = Graph("scene")
    e = g.node("Emission", Strength=strength)
    g.link(g.image(art), e.inputs["Color"])
    g.link(e.outputs[0], g.out.inputs["Surface"])
    return g.m


def pierced(material, holes, uv="UV", tile=(1, 1, 1)):
    """The same material with holes: white in the mask is open."""
    g = Graph.of(material)
    open_, mx = g.node("BsdfTransparent"), g.node("MixShader")
    surface = g.out.inputs["Surface"].links[0].from_socket
    g.link(g.math("GREATER_THAN", g.image(holes, uv, tile, data=True), .5), mx.inputs[0])
    g.link(surface, mx.inputs[1])
    g.link(open_.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs["Surface"])
    return g.m
