"""Brass, bronze, copper, silver, iron: plain, hammered, turned, engraved."""
from materials.graph import Graph


METALS = {  # base, roughness
    "brass": ((.88, .62, .26), .17),
    "bright brass": ((.95, .72, .33), .10),
    "antique brass": ((.62, .40, .16), .30),
    "bronze": ((.50, .29, .14), .30),
    "verdigris": ((.24, .33, .22), .46),
    "copper": ((.90, .47, .30), .18),
    "silver": ((.90, .89, .86), .16),
    "iron": ((.10, .095, .09), .5),
}


def metal(kind="brass", hammered=0.0, dimple=.9, turned=0.0, patina=.25, engraving=None, uv="UV", fill=(.05, .03, .015)):
    """`hammered`: dimple depth in cm. `turned`: lathe lines. `engraving`: mask, dark where cut, filled with `fill`."""
    base, rough = METALS[kind]
    g = Graph(kind)
    g.set(Base_Color=base, Metallic=1, Roughness=rough)
    cloud = g.noise(.35, 5, .6)
    dark = tuple(c * k for c, k in zip(base, (.52, .40, .28)))
    tone = g.mix(g.remap(cloud, .45, .75, 0, patina), base, dark)
    if kind in ("antique brass", "bronze", "iron"):            # dirt stays in the hollows
        geo = g.node("NewGeometry")
        tone = g.mix(g.remap(geo.outputs["Pointiness"], .50, .44, 0, .85), tone, tuple(c * .12 for c in base))
    g.link(g.remap(g.noise(1.6, 4), .3, .7, rough * .75, rough * 1.35), g.bsdf.inputs["Roughness"])
    n = g.bump(g.noise(.5, 2), .03, 1)                         # nothing beaten by hand is quite even
    if hammered:
        v = g.node("TexVoronoi", Scale=1 / dimple)
        v.feature = "SMOOTH_F1"
        v.inputs["Smoothness"].default_value = .35
        g.link(g.coords(), v.inputs["Vector"])
        n = g.bump(v.outputs["Distance"], hammered, 1, n)
    if turned:
        w = g.node("TexWave", Scale=4, Distortion=.6, Detail=2)
        w.bands_direction = "Z"
        g.link(g.coords(), w.inputs["Vector"])
        n = g.bump(w.outputs["Fac"], turned, 1, n)
    if engraving is not None:
        k = g.image(engraving, uv, data=True)
        tone = g.mix(g.remap(k, 0, 1, .82, 0), tone, fill)
        g.bump(k, .04, 1, n)
    g.colour(tone)
    return g.m
