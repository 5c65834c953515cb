"""Toys, puppets and what else is given for its figure."""
import math

import numpy as np

from art import faces, prints
from forms import animals, drawn, joined, mesh, turned
from forms.casting import cast
from forms.sculpted import ball, hoop, limb, melt, slab
from goods.good import Shot, good
from materials.carved import painted
from materials.fibres import cloth
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain
from materials.woods import lacquer, wood


@good("GI13", "red", "yellow", "green", samples=36)
def lacquered_elephants(colour):
    main, band, second = {"red": ("#A8141C", "#EDB021", "#1D6A38"), "yellow": ("#E3A417", "#A8141C", "#1D6A38"), "green": ("#1D6A38", "#EDB021", "#A8141C")}[colour]
    for trunk, x, y, turn, size in (("up", -4.4, 1.8, 56, 1.0), ("down", 5.3, -1.6, 40, .80)):
        for o in _toy_elephant(srgb(main), srgb(band), srgb(second), trunk):
            o.scale = (size,) * 3
            mesh.carry(o, (x, y, 0), turn - 90)
    return Shot("sweep", "paper", azimuth=0, elevation=13, fill=(.86, .70), centre=.48)


TRUNKS = {"down": ([(0, -4.3, 7.2), (0, -5.6, 6.2), (0, -6.3, 4.6), (0, -6.4, 3.0), (0, -6.9, 1.8), (0, -7.8, 1.5), (0, -8.5, 2.1)], [1.40, 1.16, .94, .76, .62, .52, .46]),
          "up": ([(0, -4.3, 7.2), (0, -5.8, 6.3), (0, -7.0, 6.2), (0, -8.0, 7.1), (0, -8.4, 8.5), (0, -8.1, 9.9), (0, -7.3, 10.6)], [1.40, 1.16, .96, .78, .64, .54, .46])}


def _toy_elephant(main, band, second, trunk):
    """Round as from the lathe, sanded into each other, lacquered in one colour and dressed in two more."""
    white, black, pink = srgb("#F4ECDA"), srgb("#16110F"), srgb("#D98A78")
    coat = painted(.22, .9, .003, .25)
    path, thick = TRUNKS[trunk]
    head = melt(.6, ball((0, -3.4, 7.4), (1.85, 1.75, 1.95)), ball((.68, -3.6, 8.5), (.98, .95, .90)).mirrored(), ball((.95, -4.2, 6.5), (.85, .85, .8)).mirrored(), limb(path, thick, 6))
    legs = melt(.3, *[limb([(1.30, y, 5.0), (1.42, y, 2.6), (1.45, y, .2)], [1.55, 1.08, 1.26], 5).mirrored() for y in (-1.75, 2.3)])
    tail = limb([(0, 3.5, 6.7), (0, 4.5, 6.0), (0, 4.8, 4.6), (0, 4.9, 3.6)], [.34, .24, .20, .38])
    body = melt(.7, ball((0, .4, 5.75), (2.55, 3.45, 2.45)), ball((0, 1.8, 5.8), (2.35, 2.1, 2.35)), head, legs)
    ends = path[-1]
    dress = [(main, None), (band, slab((0, .55, 7.6), (9, 3.5, 5.6), .1)), (second, slab((0, .55, 7.75), (9, 2.9, 5.3), .1)), (main, slab((0, .55, 7.95), (9, 2.4, 5.1), .1)),
             *[(band, ball((s * 2.5, y, 6.4), (.8, .30, .30))) for s in (-1, 1) for y in (-.1, .55, 1.2)],
             *[(c, slab((s * 1.42, y, z), (3.2, 3.2, h), .02)) for s in (-1, 1) for y in (-1.75, 2.3) for c, z, h in ((band, 1.5, .55), (second, 1.5, .22))],
             *[(white, ball((s * (1.45 + 1.24 * math.sin(a)), y - 1.24 * math.cos(a), .30), (.30, .30, .40))) for s in (-1, 1) for y in (-1.75, 2.3) for a in (-.85, -.28, .28, .85)],
             (band, ball((0, -4.9, 8.55), (.55, .9, 1.05))), (second, ball((0, -4.9, 8.55), (.34, .9, .70))), (band, ball((0, -4.95, 8.5), (.16, .9, .22))),
             *[(band, ball((s * .62, -5.0 + .05 * k, 9.05 - .50 * k), .17)) for s in (-1, 1) for k in range(3)],
             *[(band, hoop((0, 0, 0), thick[k] * 1.0, .20).moved(path[k], (tilt, 0, 0))) for k, tilt in ((2, 20 if trunk == "down" else 95), (3, 4 if trunk == "down" else 34))],
             (pink, ball(np.array(ends) + (0, -.30, .30) if trunk == "down" else np.array(ends) + (0, .36, .22), .34)),
             (white, ball((1.42, -4.50, 7.70), (.46, .44, .26)).mirrored()), (black, ball((1.50, -4.62, 7.72), (.25, .30, .25)).mirrored()), (white, ball((1.48, -4.95, 7.86), .09).mirrored()),
             (black, ball((0, 4.9, 3.4), .5))]
    out = [cast(animals.standing(melt(.12, body, tail)), coat, .07, "body", dress)]
    flap = lambda k, x: melt(.5, ball((0, .25, .45), (x, 1.55 * k, 1.50 * k)), ball((0, -.05, -.75), (x, 1.15 * k, 1.35 * k)))
    at = ((2.35, -2.35, 7.15), (0, -6, -34))
    edge = [(band, None), (main, flap(.80, 1.0).moved(*at).mirrored()), (second, ball((0, .2, .1), (1.0, .62, .78)).moved(*at).mirrored()), (band, ball((0, .2, .1), (1.0, .30, .38)).moved(*at).mirrored())]
    out.append(cast(flap(1.0, .17).moved(*at).mirrored(), coat, .05, "ears", edge))
    tusks = limb([(.92, -4.5, 6.3), (1.12, -5.6, 5.6), (1.12, -6.6, 5.55), (.98, -7.3, 6.05)], [.40, .34, .26, .10]).mirrored()
    out.append(cast(tusks, coat, .05, "tusks", [(white, None), (band, ball((1.10, -5.15, 5.86), .30).mirrored())]))
    return out


@good("GI06", samples=36)
def bullock_cart(colour):
    hide, black, gold, red, green = "#EDE3CB", "#1A1412", "#EDB021", "#B5161E", "#1D6A46"
    beast = animals.bullock()
    blanket = beast["skin"].once()
    skin = painted(.38, .4)
    paint_it = [(srgb(hide), None), (srgb(red), slab((0, .7, 7), (8, 3.2, 5.4), .1)), (srgb(gold), slab((0, .7, 4.5), (8, 3.2, .5), .02)), (srgb(gold), slab((0, -.85, 7), (8, .3, 5.4), .02)),
                (srgb(gold), slab((0, 2.25, 7), (8, .3, 5.4), .02)), (srgb(black), slab((0, 0, .3), (8, 14, .9), 0)), (srgb("#C98A7A"), ball((0, -7.5, 6.9), .62)), (srgb(green), ball((0, -1.8, 9.0), .9))]
    parts = [cast(blanket, skin, .1, "bullock", paint_it), cast(beast["horns"], painted(.38, .4), .06, "horns", [(srgb(red), None), (srgb(gold), slab((0, -5.7, 12.4), (6, 3, 1.4), 0))]),
             cast(beast["eyes"], lacquer(srgb(black)), .05, "eyes"), cast(beast["bells"], lacquer(srgb(gold)), .06, "bells")]
    for s in (-1, 1):
        for o in parts:
            t = mesh.twin(o)
            t.scale = (.86,) * 3
            mesh.carry(t, (3.1 * s, -8.4, 0))
    for o in parts:
        mesh.away(o)
    _cart(lacquer(srgb(red)), lacquer(srgb(gold)), lacquer(srgb(green)), lacquer(srgb("#23306E")))
    _driver()
    for o in mesh.all_objects():
        mesh.carry(o, (0, 0, 0), -52)
    return Shot("sweep", "linen", azimuth=0, elevation=19, fill=(.86, .70), centre=.48, second={"look": (.64, .56)})


def _cart(red, gold, green, blue):
    joined.box((8.4, 11, .7), red, .15, "floor", (0, 5.5, 4.6))
    for s in (-1, 1):
        for z in (6.6, 8.2):
            drawn.tube([(s * 4.0, .2, z), (s * 4.0, 10.8, z)], .24, gold, "rail", 12)
        for y in (.4, 2.5, 4.6, 6.7, 8.8, 10.6):
            mesh.place(turned.lathe([(0, 0), (.3, 0), (.22, .7), (.36, 1.5), (.22, 2.4), (.3, 3.2), (.42, 3.6), (0, 4.0)], green, "post", 24), (s * 4.0, y, 5.2))
        hub = (s * 5.2, 5.4, 4.3)
        wheel = [cast(hoop(hub, 3.75, .42, 0, 1.0), red, .07, "tyre"), cast(hoop(hub, 3.2, .2, 0), gold, .05, "felly"),
                 cast(ball(hub, (.75, .95, .95)), gold, .07, "hub")]
        for k in range(10):
            a = math.pi * k / 5
            drawn.tube([(hub[0], hub[1] + .6 * math.cos(a), hub[2] + .6 * math.sin(a)), (hub[0], hub[1] + 3.5 * math.cos(a), hub[2] + 3.5 * math.sin(a))], .26, (blue, gold)[k % 2], "spoke", 12)
    drawn.tube([(-5.8, 5.4, 4.3), (5.8, 5.4, 4.3)], .42, green, "axle", 16)
    drawn.tube(drawn.curve([(0, 8, 4.5), (0, 0, 4.7), (0, -5, 6.2), (0, -11.2, 7.3)]), .42, gold, "pole", 16)
    drawn.tube([(-5.0, -10.4, 7.6), (5.0, -10.4, 7.6)], .42, red, "yoke", 16)
    for k in range(5):                                                # sheaves and pots on the way to market
        x, y = (-2.2, 8.8) if k == 0 else (2.2, 8.6) if k == 1 else (0, 8.9) if k == 2 else (-1.9, 6.3) if k == 3 else (1.9, 6.2)
        pot = [(0, 0), (.9, 0), (1.35, .9), (1.2, 1.8), (.65, 2.2), (.6, 2.5), (.9, 2.8), (.5, 2.7), (0, 2.0)]
        mesh.place(turned.lathe(pot, (gold, blue, red, green, red)[k], "pot", 64), (x, y, 5.25))


def _driver():
    """Turbaned, in a white kurta, knees up, the goad in his hand."""
    white, brown, black, red = srgb("#F2EBDC"), srgb("#8A4A26"), srgb("#1A1412"), srgb("#B5161E")
    body = melt(.3, limb([(0, 2.6, 6.0), (0, 2.5, 8.4)], [1.15, 1.0]), limb([(.55, 2.2, 6.0), (.9, .6, 6.9), (.8, .1, 5.6)], [.68, .52, .42]).mirrored(),
                limb([(.95, 2.5, 8.8), (1.5, 1.4, 8.0), (.9, .2, 8.0)], [.42, .36, .3]).mirrored())
    cast(body, painted(.45, .3), .06, "driver", [(white, None), (brown, ball((0, .1, 8.0), (1.5, .75, .5))), (brown, ball((0, -.2, 5.5), (1.6, .6, .5)))])
    head = melt(.1, ball((0, 2.4, 10.3), (.82, .86, 1.0)), ball((0, 1.5, 10.2), (.16, .22, .2)), limb([(0, 2.5, 9.6), (0, 2.5, 9.0)], .42))
    cast(head, painted(.45, .3), .04, "head", [(brown, None), (black, ball((.34, 1.62, 10.5), (.15, .3, .11)).mirrored()), (black, limb([(0, 1.55, 9.95), (.4, 1.7, 9.9), (.6, 1.85, 10.1)], .09).mirrored()), (red, ball((0, 1.6, 9.72), (.2, .3, .07)))])
    turban = melt(.1, *[hoop((0, 2.5, 10.95 + .3 * k), .72 - .14 * k, .3) for k in range(3)], ball((.8, 2.7, 11.2), .32))
    cast(turban, lacquer(red), .05, "turban")
    drawn.tube([(1.0, .1, 8.0), (1.4, -3.6, 9.8)], .11, lacquer(srgb("#EDB021")), "goad", 8)


@good("GI07", "red", "green", "yellow", samples=28)
def puppets(colour):
    king, queen = {"red": ((168, 22, 34), (196, 96, 20)), "green": ((22, 104, 62), (170, 26, 70)), "yellow": ((222, 158, 26), (150, 26, 60))}[colour]
    _puppet(-9.8, king, (236, 180, 50), True)
    _puppet(9.8, queen, (240, 190, 60), False)
    bar, twine, brass = wood("mango", 0), cloth(color=srgb("#B89A66"), weave=8), metal("antique brass")
    for x in (-9.8, 9.8):                                             # each bar hangs from a nail by a loop of twine
        drawn.tube([(x - 5.5, 0, BAR), (x + 5.5, 0, BAR)], .5, bar, "bar", 16)
        drawn.tube([(x - 4.2, 0, BAR + .5), (x - .25, .5, BAR + 5.2), (x, .5, BAR + 5.35), (x + .25, .5, BAR + 5.2), (x + 4.2, 0, BAR + .5)], .13, twine, "loop", 8, uv_unit=.5)
        for s in (-1, 1):
            drawn.tube([(x + s * 4.2 + .12 * k, .62 * math.cos(q), BAR + .62 * math.sin(q)) for k in (-1, 0, 1) for q in np.linspace(0, 6.28, 16)], .11, twine, "knot", 6, uv_unit=.5)
        mesh.place(turned.lathe([(0, 0), (.62, 0), (.68, .2), (.3, .35), (.2, 4.0), (0, 4.0)], brass, "nail", 24), (x, .1, BAR + 5.0), (-90, 0, 0))
    return Shot("wall", (.64, .60, .53), azimuth=6, elevation=3, fill=(.80, .84), centre=.49, wall_gap=3.0, exposure=.50)


BAR = 51                                                              # how high the bars hang that the strings are tied to


def _puppet(x, dye, trim, man):
    """A wooden head on a stitched body: no legs, a skirt instead, arms of stuffed cloth, strings to the bar."""
    skin = (206, 142, 92) if man else (224, 168, 118)
    art = prints.block_print(dye, trim, tuple(int(c * .45) for c in dye), 1500, 1500, 12, True, 3 if man else 6)
    silk, gota = cloth(art=art, weave=12, rough=.6, sheen=.5), cloth(color=srgb("#D9A93A"), weave=10, rough=.4, sheen=.8)
    here = mesh.all_objects()
    folds = lambda a, r, z: (r * (1 + .085 * math.sin(13 * a + math.sin(3 * a)) * min(1, max(0, (21 - z) / 18)) ** .8), z)
    turned.lathe([(8.6, 0), (8.8, .2), (7.4, 6), (5.4, 14), (3.4, 20.5), (2.6, 22.5), (0, 22.7)], silk, "skirt", 300, .2, .006, folds)
    turned.lathe([(8.75, -.1), (8.95, .1), (8.75, 1.0), (8.45, 1.9), (8.4, 1.8)], gota, "hem", 300, .1, .006, folds)
    bodice = melt(.6, limb([(0, 0, 22), (0, 0, 27.6)], [2.5, 2.9]), limb([(2.2, 0, 28.4), (3.2, 0, 27.6)], [1.5, 1.3]).mirrored())
    cast(bodice, silk, .14, "bodice").data.uv_layers[0].name = "weave"
    for s in (-1, 1):
        arm = [(s * 3.3, 0, 27.8), (s * 5.6, -.8, 25.2), (s * 6.2, -2.0, 22.2)] if s > 0 or not man else [(s * 3.3, 0, 27.8), (s * 5.8, -1.2, 27.2), (s * 6.6, -2.6, 30.0)]
        drawn.tube(drawn.curve(arm), 1.2, silk, "sleeve", 20, radii=np.linspace(1.45, .95, 49))
        e = arm[-1]
        cast(melt(.2, ball((0, 0, 0), (.8, .6, 1.0)), limb([(.3, -.3, .2), (.75, -.6, .7)], .28)).moved(e), plain(tuple(c * .85 for c in srgb("#%02x%02x%02x" % skin)), .5), .08, "hand")
        drawn.tube([(e[0], e[1], e[2] + .6), (x * 0 + s * 4.6, -.2, BAR)], .07, plain((.05, .04, .03)), "string", 6)
    _puppet_head(skin, dye, trim, man)
    drawn.beads_string([(2.3 * math.sin(a), -1.0 - 2.2 * math.cos(a), 28.6 - 1.9 * math.cos(a)) for a in np.linspace(-1.5, 1.5, 30)], .34, [metal("bright brass"), plain(srgb("#F2EBDC"), .3)])
    drawn.tube([(0, .4, 38), (0, 0, BAR)], .07, plain((.05, .04, .03)), "string", 6)
    for o in set(mesh.all_objects()) - set(here):
        mesh.carry(o, (x, 0, 0))


def _puppet_head(skin, dye, trim, man):
    head = melt(.5, ball((0, 0, 33), (2.5, 2.5, 3.1)), limb([(0, -2.2, 33.2), (0, -3.15, 32.2)], [.3, .48]), ball((0, -1.5, 31), (1.3, 1.2, 1.0)), limb([(0, 0, 30.5), (0, 0, 28.4)], 1.0))
    face = paint(faces.puppet(skin, man), rough=.4, grain=.004, relief=.004)
    o = cast(head, face, .07, "head")
    mesh.front_uv(o, (0, 33.0), (5.2, 6.07))
    second = cloth(color=srgb("#%02x%02x%02x" % trim), weave=10, rough=.55, sheen=.4)
    first = cloth(color=srgb("#%02x%02x%02x" % dye), weave=10, rough=.55, sheen=.4)
    gold = metal("bright brass")
    if man:                                                           # a wound turban with a plume
        for k in range(6):
            r, z = 2.75 - .12 * k * (k > 2), 34.9 + .62 * k
            ring = [(r * math.cos(q), r * math.sin(q), z + .38 * math.sin(q + k * 2.2)) for q in np.linspace(0, 2 * math.pi, 80, endpoint=False)]
            drawn.tube(ring, .62, (first, second)[k % 2], "turban", 14, True)
        mesh.place(turned.bead(2.35, first, .6), (0, 0, 37.8))
        drawn.tube(drawn.curve([(0, -2.9, 36.0), (0, -2.8, 38.6), (.5, -2.1, 40.6), (1.1, -1.6, 41.2)]), .34, second, "plume", 10, radii=np.linspace(.4, .1, 73))
        mesh.place(turned.bead(.62, gold), (0, -3.2, 36.2))
    else:
        other = (22, 88, 66) if dye[1] < 60 else (150, 22, 40)
        _veil(cloth(art=prints.block_print(other, trim, tuple(int(c * .5) for c in other), 900, 900, 14, True, 4), weave=12, rough=.6, sheen=.5), gold)
    for s in (-1, 1):
        mesh.place(turned.lathe([(0, 0), (.5, .1), (.62, .6), (.3, 1.1), (0, 1.2)], gold, "earring", 32), (s * 2.55, -.5, 31.0))


def _veil(silk, gold):
    """Her hair, parted, and the veil that lies on it and falls behind the shoulders, bordered with gold."""
    hair = melt(.3, ball((0, .35, 33.5), (2.62, 2.5, 3.15)), limb([(0, -1.9, 35.9), (0, -.5, 36.6)], [.2, .3]))
    front = ball((0, -3.4, 31.9), (2.25, 3.2, 3.45))
    cast(hair.cut(front, .15), plain(srgb("#120C0A"), .45), .08, "hair")
    fall = limb([(1.5, 1.5, 35.2), (2.9, 1.5, 32.0), (3.6, 1.7, 28.0), (4.4, 1.9, 23.0), (5.0, 2.0, 18.5)], [1.3, 1.2, 1.25, 1.35, 1.4], 6, ((0, 1, 0), .45)).mirrored()
    back = limb([(0, 2.1, 35.0), (0, 2.4, 28.0), (0, 2.9, 18.5)], [2.2, 3.4, 5.0], 6, ((0, 1, 0), .22))
    shell = melt(.7, ball((0, .45, 33.75), (2.95, 2.72, 3.45)), fall, back).raised(lambda p: (.10 * np.sin(p[:, 0] * 3.2 + .5 * np.sin(p[:, 2] * .4)) * np.clip((34 - p[:, 2]) / 8, 0, 1)).astype(np.float32))
    open_ = melt(.4, ball((0, -3.2, 32.6), (2.42, 3.6, 3.30)), limb([(0, -2.6, 32), (0, -2.6, 20)], [2.3, 3.4]), slab((0, 0, 14), (30, 30, 9), 0))
    veil = cast(shell.cut(open_, .12), silk, .09, "veil")
    veil.data.uv_layers[0].name = "UV"
    edge = []
    for t in np.linspace(-1.75, 1.75, 90):                            # the border follows the rim over her brow
        x, z = 2.50 * math.sin(t), 32.7 + 3.36 * math.cos(t)
        spot = mesh.front(veil, x * 1.05, z + .08 * math.cos(t))
        if spot and spot[0].y < 2.0:
            edge.append((x * 1.03, spot[0].y - .05, z + .06))
    drawn.tube(np.array(edge), .17, gold, "edge", 10)
    drawn.beads_string([(0, -1.35 - .5 * t, 36.3 - 1.5 * t + .1) for t in np.linspace(0, 1, 12)], .14, [gold])
    mesh.place(turned.bead(.40, gold), (0, -2.35, 34.75))             # the ornament on her parting


@good("GI11", samples=64)
def filigree_brooch(colour):
    """A flower of flattened silver wire, each petal filled with scrolls, grains at the joints."""
    silver = metal("silver", patina=.12)
    here = mesh.all_objects()

    def wire(p, r=.35, flat=1.5):
        drawn.tube(np.asarray(p, float), r, silver, "wire", 8, flat=flat, up=(0, 0, 1))

    def petal(a, L, W, start, z):
        ca, sa = math.cos(a), math.sin(a)

        def at(u, v):                                                 # u along, v across, -1..1
            return ((start + L * u) * ca - v * W * sa, (start + L * u) * sa + v * W * ca, z + 1.6 * math.sin(math.pi * u))
        outline = lambda k: [at(t, s * k * math.sin(math.pi * t ** .75) ** .85) for s, ts in ((1, np.linspace(0, 1, 30)), (-1, np.linspace(1, 0, 30))) for t in ts]
        wire(outline(1.0), .5)
        wire(outline(.84), .26)
        wire([at(t, 0) for t in np.linspace(.04, .92, 20)], .28)
        for s in (-1, 1):
            for u0, size in ((.20, .12), (.38, .17), (.58, .19), (.76, .14)):
                room = .84 * math.sin(math.pi * u0 ** .75) ** .85
                pts = [at(u0 + size * .62 * (1 - q) * math.cos(6 + 11 * q * s), s * room * .5 + .44 * room * (1 - q) * math.sin(6 + 11 * q * s)) for q in np.linspace(0, .93, 46)]
                wire(pts, .24)
    for k in range(8):
        petal(math.pi * k / 4, 15, 6.4, 4.5, 0)
    for k in range(8):
        petal(math.pi * (k + .5) / 4, 8.4, 3.6, 4.0, 2.2)
        a = math.pi * (k + .5) / 4
        mesh.place(turned.bead(1.0, silver, 1, 20), (16.6 * math.cos(a), 16.6 * math.sin(a), .5))
    for R, n, r, z in ((3.5, 15, .70, 2.6),):
        for k in range(n):
            a = 2 * math.pi * k / n
            mesh.place(turned.bead(r, silver, 1, 20), (R * math.cos(a), R * math.sin(a), z - .2))
    mesh.place(turned.lathe([(0, 1.6), (4.5, 1.6), (4.7, 1.9), (4.5, 2.2), (0, 2.3)], silver, "plate", 96, .1, 0), (0, 0, 0))
    mesh.place(turned.lathe([(2.0, 0), (2.25, .2), (2.2, 1.5), (1.95, 1.9), (1.8, 1.5)], silver, "collar", 64, .1, 0), (0, 0, 2.6))
    mesh.place(turned.bead(1.9, plain(srgb("#7A0A1C"), .04), .75, 48), (0, 0, 3.9))
    for R in (4.6, 16.6):
        wire([(R * math.cos(q), R * math.sin(q), .3) for q in np.linspace(0, 2 * math.pi, 120)], .42)
    drawn.tube([(-13.5, 1.5, -1.6), (16, -1.4, -1.9), (22.5, -2.1, -1.9)], .36, silver, "pin", 12, radii=np.array([.42, .36, .05]))   # its pin, closed behind it
    drawn.tube(drawn.curve([(-13, 1.5, .2), (-14.2, 1.6, -.6), (-13.5, 1.5, -1.7), (-12.6, 1.4, -1.2)]), .5, silver, "hinge", 10)
    for o in set(mesh.all_objects()) - set(here):
        mesh.carry(o, (0, -2.5, 13.0), 8, 8)
    velvet = cloth(color=srgb("#12172F"), weave=26, rough=.9, sheen=1.0)
    for o in (joined.box((52, 48, 9.6), velvet, 4.2, "cushion", segments=8),):
        mesh.carry(o, (0, 0, 0), 8)
        o["prop"] = 1
    return Shot("sweep", "dusk", azimuth=0, elevation=50, fill=(.62, .56), centre=.49, exposure=.25, floor=0)
