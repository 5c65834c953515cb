"""Bags and pouches: sewn, embroidered, printed, plaited."""
import math

import numpy as np
from mathutils import Vector, noise

from art import brocade, embroidery, prints, weaves
from forms import drawn, joined, mesh, sewn, turned
from goods.good import Shot, good
from materials.clear import mirror_chips
from materials.fibres import cloth, fibre_coil, figured_silk, leather, plaited
from materials.graph import srgb
from materials.metals import metal
from materials.papers import plain
from materials.woods import wood


@good("SB03", "indigo", "kashish-grey", "madder", samples=24)
def dabu_tote(colour):
    g, a, c = {"indigo": ((40, 50, 84), (231, 221, 198), (176, 84, 48)), "kashish-grey": ((92, 88, 82), (231, 224, 208), (40, 34, 32)), "madder": ((140, 44, 34), (236, 224, 200), (40, 44, 70))}[colour]
    printed = cloth(art=prints.block_print(g, a, c), weave=8, depth=.03)
    strap = cloth(color=srgb("#D8C7A2"), weave=7, depth=.04)
    sewn.tote(38, 40, printed, strap)
    return Shot("sweep", "paper", azimuth=17, elevation=9, fill=(.72, .76), centre=.49)


def _mirrors_sewn(bag, places, w):
    """Real glass where the embroidery has left room for it. The bag was blown up: it has moved what is drawn on it, so its UV tells where that is now."""
    glass = mirror_chips()
    spot = mesh.drawn_at(bag)
    for u, v, r in places:
        if .03 < u < .97:
            place, normal = spot(u, v)
            disc = turned.lathe([(0, .06), (r * w * .82, .05), (r * w * .95, -.06)], glass, "mirror", 32)
            disc.location = place + normal * .10
            disc.rotation_euler = normal.to_track_quat("Z", "Y").to_euler()


def _peg(at):
    """A turned peg in the wall, its tip towards the viewer."""
    peg = turned.lathe([(0, -6), (1.1, -6), (1.1, 1.0), (.8, 1.4), (1.5, 2.0), (1.7, 2.7), (1.2, 3.4), (0, 3.6)], wood("teak", 2), "peg", 48)
    mesh.place(peg, (at[0], at[1], at[2] - .9), (90, 0, 0))["prop"] = 1


@good("SB01", "black", "red", "indigo", samples=24)
def kutch_jhola(colour):
    ground = {"black": (22, 20, 24), "red": (150, 24, 34), "indigo": (28, 38, 84)}[colour]
    first = {"black": (206, 40, 60), "red": (236, 120, 40), "indigo": (206, 40, 60)}[colour]
    spots = []
    m = cloth(art=embroidery.kutch(ground, (first, (236, 160, 34), (244, 226, 190), (40, 150, 126)), mirrors=spots), weave=9, depth=.03)
    strap = cloth(color=tuple(c * 1.1 for c in srgb("#%02x%02x%02x" % ground)), weave=8, depth=.04)
    bag, peg = sewn.jhola(36, 38, m, strap, rise=24)
    _mirrors_sewn(bag, spots, 34.5)
    yarns = [cloth(color=srgb(c), weave=10) for c in ("#C8283C", "#EC9A22", "#2A967E")]
    foot = mesh.drawn_at(bag)
    for i, u in enumerate((.03, .26, .5, .74, .97)):
        x, y, z = foot(u, 0)[0]
        drawn.tassel((x, y, z + .2), 5.5, yarns[i % 3], yarns[(i + 1) % 3], 1.5, seed=i)
    _peg(peg)
    return Shot("wall", (.74, .66, .56), azimuth=-9, elevation=4, fill=(.70, .80), centre=.50, wall_gap=.3, exposure=.30)


@good("SB02", "black-white", "red", "teal", "mustard", samples=24)
def ikat_tote(colour):
    g, p, a = {"black-white": ((30, 28, 32), (234, 226, 208), (96, 92, 94)), "red": ((142, 22, 30), (240, 224, 196), (28, 24, 30)),
               "teal": ((14, 86, 92), (234, 228, 206), (196, 90, 40)), "mustard": ((206, 142, 34), (246, 234, 206), (110, 30, 40))}[colour]
    m = cloth(art=weaves.ikat(g, p, a), weave=8, depth=.03)
    sewn.tote(38, 36, m, cloth(color=srgb("#%02x%02x%02x" % g), weave=7, depth=.04), seed=6, gap=3.0)
    return Shot("sweep", "sand", azimuth=-16, elevation=10, fill=(.72, .76), centre=.49)


@good("SB04", "maroon", "emerald", "gold", "pink", samples=24)
def brocade_potli(colour):
    ground, second = {"maroon": ((104, 14, 34), (170, 40, 60)), "emerald": ((10, 84, 60), (30, 130, 96)), "gold": ((176, 124, 44), (140, 30, 40)), "pink": ((188, 40, 104), (224, 96, 140))}[colour]
    zari = (222, 176, 92) if colour != "gold" else (246, 222, 160)
    silk = figured_silk(brocade.buti(ground, zari, second, cols=6), (3, 2.2, 1))
    satin = cloth(color=srgb("#%02x%02x%02x" % second), weave=30, rough=.35, sheen=.8)

    def pleats(x, r, z):
        """Gathered at the neck; below, soft silk that sinks on its foot, with folds that wander and dents between them."""
        up = min(1, max(0, (z - 5.5) / 8))
        depth = .17 * up ** 1.7 * (1 - .35 * max(0, (z - 14.5) / 4.5))
        belly = math.sin(math.pi * min(1, max(0, z / 13.5)))
        wild = noise.noise((math.cos(x) * 2, math.sin(x) * 2, z * .12))
        dent = noise.noise((math.cos(x) * 1.3 + 4, math.sin(x) * 1.3, z * .16)) + .55 * noise.noise((math.cos(x) * 3.1, math.sin(x) * 3.1 + 7, z * .30))
        fold = math.sin(19 * x + 2.6 * wild + .5 * math.sin(3 * x))
        drape = math.sin(7 * x + 3 * wild + z * .12) * .035 * belly
        sag = .10 * belly * (.5 + .5 * math.cos(x - 4.9)) * max(0, 1 - z / 9)
        lean = max(0, z - 12.5) * .05
        return r * (1 + depth * fold + drape + sag + .075 * belly * dent), z * (1 - .05 * belly) + .3 * max(0, (z - 16) / 3) * math.sin(5 * x + 1) + lean * math.cos(x - 1)
    turned.lathe([(0, .05), (5.0, 0), (7.0, .35), (8.1, 1.8), (8.3, 4.0), (7.6, 7.2), (6.0, 10.0), (3.9, 12.3), (2.5, 13.5), (2.05, 14.2), (2.5, 15.1), (4.0, 17.0), (5.3, 18.5, 1), (5.1, 18.5), (3.7, 16.8), (2.2, 15.1), (1.7, 14.2)],
                 silk, "potli", 420, wobble=.004, shape=pleats)
    cord = cloth(color=srgb("#D9AE55"), weave=12, rough=.45, sheen=.6)
    for z in (13.75, 14.25):
        drawn.tube([(2.4 * math.cos(q), 2.4 * math.sin(q), z) for q in np.linspace(0, 2 * math.pi, 80, endpoint=False)], .24, cord, "cord", 10, True, uv_unit=.6)
    gold, pearl = metal("bright brass"), plain(srgb("#F3EADA"), .25)
    for s in (-1, 1):
        end = (s * 4.2 - 1.0, -8.9, 6.2 + s * .5)
        run = [(s * 1.0, -2.3, 14.0), (s * 1.8 - .3, -4.2, 13.8), (s * 2.9 - .6, -6.6, 11.6), (s * 3.7 - .9, -8.3, 8.8), end]
        drawn.tube(drawn.curve(run), .20, cord, "cord", 10, uv_unit=.6)
        mesh.place(turned.bead(.62, gold), end)
        drawn.tassel((end[0], end[1] - .1, end[2] - .3), 3.4, cord, gold, 1.1, seed=s)
    handle = drawn.curve([(2.3, .2, 14.0), (4.2, -.5, 14.6), (6.6, -1.8, 12.6), (8.6, -3.2, 8.8), (9.9, -4.2, 4.2), (11.0, -5.2, .75), (12.9, -7.4, .36), (13.2, -10.2, .36), (10.6, -11.6, .36), (8.6, -10.2, .40), (8.0, -7.6, 1.6), (7.6, -5.6, 4.8), (6.6, -4.2, 8.8), (5.0, -2.6, 12.2), (3.3, -1.2, 13.9), (2.2, -.6, 14.0)])
    drawn.beads_string(handle, .36, [pearl, pearl, gold])             # the beaded handle has slipped down beside it
    mesh.place(turned.lathe([(0, 0), (2.0, 0), (1.9, .3), (0, .4)], satin, "mouth", 32), (0, 0, 14.4))
    return Shot("sweep", "paper", azimuth=10, elevation=12, fill=(.64, .76), centre=.485)


@good("SB05", "natural", "red", "green", samples=24)
def madhubani_jute_bag(colour):
    ground = {"natural": (190, 158, 108), "red": (150, 40, 34), "green": (70, 104, 62)}[colour]
    dyes = ((178, 44, 34), (222, 150, 40), (46, 104, 62)) if colour == "natural" else ((238, 226, 196), (226, 156, 44), (34, 40, 70))
    m = cloth(art=brocade.madhubani_pair(ground, (30, 24, 22), dyes), weave=4.2, depth=.06, slub=.5)
    sewn.tote(34, 36, m, cloth(color=srgb("#C9A66A"), weave=6, depth=.05), drop=12, seed=9, gap=4.2, puff=3.0, round_handles=True)
    return Shot("sweep", "linen", azimuth=14, elevation=10, fill=(.70, .76), centre=.49)


@good("SB06", "tan", "brown", "maroon", samples=24)
def santiniketan_bag(colour):
    ground = {"tan": (158, 92, 46), "brown": (84, 46, 26), "maroon": (96, 26, 28)}[colour]
    art, relief = brocade.pressed((ground, (176, 44, 30), (206, 150, 60) if colour != "tan" else (66, 92, 54), tuple(int(c * .35) for c in ground)))
    skin = leather(srgb("#%02x%02x%02x" % ground))
    flap_skin = leather(None, art, relief)
    lace = fibre_coil(srgb("#%02x%02x%02x" % tuple(int(c * .5) for c in ground)))
    joined.box((26, 7.4, 19.6), skin, 1.5, "body", (0, 0, 0), 6)
    over = drawn.curve([(0, 3.5, 18.6), (0, 2.9, 19.75), (0, 0, 19.95), (0, -2.9, 19.8), (0, -3.9, 18.9), (0, -4.15, 16.5), (0, -4.2, 12), (0, -4.35, 5.0)])

    def flap(u, v):
        x = (u - .5) * 25.0
        t = (1 - v) * (1 - .17 * abs(2 * u - 1) ** 3.2) * (len(over) - 1)
        k = min(int(t), len(over) - 2)
        p = over[k] + (over[k + 1] - over[k]) * (t - k)
        return (x, p[1] - .12 * math.cos(x * .12), p[2])
    f = mesh.grid(flap, 60, 70, flap_skin, "flap", (25, 20))
    s = f.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .3, 0
    rim = [flap(0, v) for v in np.linspace(1, 0, 40)] + [flap(u, 0) for u in np.linspace(0, 1, 60)][1:-1] + [flap(1, v) for v in np.linspace(0, 1, 40)]
    drawn.tube(rim, .27, lace, "lacing", 10, uv_unit=.55)
    for y in (-3.45, 3.45):
        edge = [(x, y, z) for x, z in drawn.curve([(-12.2, 0, 18), (-12.32, 0, 10), (-12.32, 0, 2.4), (-11.95, 0, 1.15), (-10.6, 0, .68), (0, 0, .66), (10.6, 0, .68), (11.95, 0, 1.15), (12.32, 0, 2.4), (12.32, 0, 10), (12.2, 0, 18)])[:, [0, 2]]]
        drawn.tube(edge, .24, lace, "lacing", 10, uv_unit=.55)
    brass = metal("antique brass")
    for s in (-1, 1):
        ring = [(s * 13.3 + .15, 1.1 * math.cos(q), 17.4 + 1.1 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
        drawn.tube(ring, .17, brass, "ring", 10, True)
    arch = drawn.curve([(-13.4, 0, 17.8), (-13.6, .3, 22), (-10.5, 1.2, 29.5), (0, 2.0, 33), (10.5, 1.2, 29.5), (13.6, .3, 22), (13.4, 0, 17.8)])
    drawn.tube(arch, 1.0, skin, "strap", 14, flat=.16, up=(0, 1, 0))
    mesh.place(turned.lathe([(0, 0), (1.0, 0), (1.0, .15), (.7, .35), (0, .45)], brass, "stud", 48), (0, -4.5, 6.0), (90, 0, 0))
    return Shot("sweep", "clay", azimuth=20, elevation=11, fill=(.72, .74), centre=.485)


@good("SB11", "natural", "natural-red", "natural-black", samples=24)
def screw_pine_pouch(colour):
    leaf, second = (206, 178, 120), {"natural": (178, 142, 86), "natural-red": (166, 40, 36), "natural-black": (44, 38, 36)}[colour]
    c, h, n = weaves.plait([leaf], [leaf, leaf, second], 1, 34, 8)
    body = plaited((c, h), 1.9 / n, depth=.05, turn=45)
    c, h, n = weaves.plait([leaf, second], [leaf, second], 1, 34, 9)
    lid = plaited((c, h), 1.9 / n, depth=.05, turn=45)
    bag = mesh.rest(mesh.place(sewn.pouch(22, 14, body, 3.2, 6), (0, 0, 0), (-10, 0, 0)))

    def flap(u, v):
        x = (u - .5) * 21.0
        low = 5.6 + 2.2 * abs(2 * u - 1) ** 2.5
        z = low + (13.55 - low) * v
        spot = mesh.front(bag, x * .97, min(z, 13.1))
        y = spot[0].y if spot else 2.2
        return (x, y - .30 + .5 * max(0, v - .9), z)
    f = mesh.grid(flap, 44, 24, lid, "flap", (20.6, 8))
    s = f.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .16, 0
    edge = cloth(color=srgb("#%02x%02x%02x" % second), weave=9)
    drawn.tube([flap(u, 0) for u in np.linspace(0, 1, 60)], .17, edge, "edge", 8)
    mid = flap(.5, .0)
    shell = turned.lathe([(0, 0), (1.25, 0), (1.3, .12), (1.05, .32), (0, .42)], wood("sheesham", 0), "button", 48)
    mesh.place(shell, (0, mid[1] - .12, mid[2] - .9), (78, 0, 0))
    loop = [(.55 * math.cos(q), mid[1] - .35 + .12 * math.sin(q), mid[2] - .3 + 1.5 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    drawn.tube(loop, .09, edge, "loop", 8, True, up=(0, 1, 0))
    return Shot("sweep", "sage", azimuth=14, elevation=16, fill=(.82, .70), centre=.48)


@good("SB13", "red", "indigo", "black", samples=24)
def lambani_pouch(colour):
    ground = {"red": (156, 26, 34), "indigo": (30, 42, 92), "black": (28, 26, 30)}[colour]
    three = ((30, 52, 110), (236, 170, 40), (30, 110, 80)) if colour == "red" else ((176, 36, 40), (236, 170, 40), (30, 116, 90))
    spots = []
    m = cloth(art=embroidery.lambani(ground, (*three, (244, 236, 216)), mirrors=spots), weave=11, depth=.025, tile=(2, 1, 1))
    bag = sewn.purse(20, 14.5, m, 6.4, 5)
    _mirrors_bright(bag, spots)
    shell, slit = plain(srgb("#EFE4CC"), .22), plain((.10, .06, .04), .8)
    for i in range(11):
        spot = mesh.front(bag, -8.4 + 1.68 * i, 1.5)
        if spot:
            mesh.place(turned.bead(.62, shell, 1, 28), spot[0] + spot[1] * .12, (-14, 0, 0), (.82, .62, 1.15))
            mesh.place(turned.bead(.5, slit, 1, 16), spot[0] + spot[1] * .40, (-14, 0, 0), (.14, .45, 1.05))
    yarn, other = cloth(color=srgb("#E3A02A"), weave=10), cloth(color=srgb("#%02x%02x%02x" % three[2]), weave=10)
    brass, tape = metal("bright brass"), cloth(color=tuple(c * .55 for c in srgb("#%02x%02x%02x" % ground)), weave=12)
    ridge = [(x, .10 * math.sin(x * .5), 14.45 - .30 * (x / 9.3) ** 2) for x in np.linspace(-9.3, 9.3, 75)]
    drawn.tube(ridge, .52, tape, "tape", 12, flat=.45, uv_unit=.5)
    for k, (x, y, z) in enumerate(ridge):                             # the teeth of the zip, left and right in turn
        joined.box((.17, .34, .16), brass, .04, "tooth", (x, y + (.07 if k % 2 else -.07), z + .20), 2)
    x, y, z = ridge[66]
    joined.box((.9, .66, .34), brass, .12, "slider", (x, y, z + .24), 3)
    pull = drawn.curve([(x, y - .2, z + .45), (x + .1, y - .9, z + .35), (x + .15, y - 1.25, z - .5), (x + .1, y - 1.75, z - 2.1)])
    drawn.tube(pull, .13, brass, "pull", 8)
    drawn.tassel((x + .1, y - 1.95, z - 2.0), 3.6, yarn, other, 1.25, seed=1)
    return Shot("sweep", "sand", azimuth=-28, elevation=20, fill=(.74, .70), centre=.48)


def _mirrors_bright(bag, places):
    """Small round mirrors on a purse whose front is the left half of its drawing: each looks elsewhere, so each is lit differently."""
    glass, spot = mirror_chips(), mesh.drawn_at(bag)
    for k, (u, v, r) in enumerate(places):
        place, normal = spot(u / 2, v)
        disc = turned.lathe([(0, .10), (r * 10, .09), (r * 19.5, .03), (r * 20.5, -.06)], glass, "mirror", 32)
        disc.location = place + normal * .06
        disc.rotation_euler = (normal + Vector((.05 * math.sin(5 * k), 0, .06 * math.cos(3 * k)))).to_track_quat("Z", "Y").to_euler()


@good("SB15", "red-yellow", "blue", "green", samples=24)
def pipli_sling_bag(colour):
    ground, patch = {"red-yellow": ((190, 34, 36), ((242, 184, 34), (26, 116, 80), (30, 46, 112))), "blue": ((30, 56, 132), ((242, 184, 34), (200, 44, 44), (20, 28, 60))),
                     "green": ((24, 104, 72), ((242, 184, 34), (200, 44, 44), (30, 40, 96)))}[colour]
    spots = []
    m = cloth(art=embroidery.applique(ground, patch, (246, 240, 226), mirrors=spots), weave=9, depth=.025)
    bag, peg = sewn.jhola(30, 33, m, cloth(color=srgb("#%02x%02x%02x" % patch[2]), weave=8, depth=.04), rise=22, seed=8)
    _mirrors_sewn(bag, spots, 28.6)
    _peg(peg)
    return Shot("wall", (.70, .62, .50), azimuth=10, elevation=4, fill=(.66, .80), centre=.50, wall_gap=.3, exposure=.30)
