"""What is worshipped, and what it is worshipped with."""
import math

import bpy
import numpy as np

from art import cuts, inlays
from forms import drawn, figures, joined, mesh, offered, turned
from forms.casting import cast
from forms.sculpted import Body, ball, beads, hoop, limb, melt, slab, thrown
from goods.good import Shot, good
from materials.carved import cast_metal, hewn
from materials.clear import glow, pierced
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain, powder
from materials.woods import wood


@good("DC13", samples=64)
def pooja_thali(colour):
    kind = "brass"
    plate = metal(kind, patina=.35, engraving=inlays.engraved_plate(bands=((.565, .66), (.74, .90))))
    m = metal(kind, patina=.30, turned=.0012)
    turned.lathe([(0, 0), (11, 0), (12.4, .15), (13.2, .9), (13.7, 1.9), (14.0, 2.15), (14.05, 2.3), (13.8, 2.35), (13.4, 2.0), (12.7, .85), (11.6, .42), (6, .35), (0, .35)],
            plate, "thali", 256)
    z = .40
    bowl = [(0, 0), (1.7, 0), (1.8, .1), (2.3, .6), (2.6, 1.4), (2.75, 2.1), (2.85, 2.25), (2.7, 2.25), (2.5, 1.5), (2.1, .6), (1.5, .3), (0, .25)]
    for (x, y), fill in zip(((-7.4, 1.2), (-5.0, 6.4)), ("kumkum", "rice")):
        mesh.place(turned.lathe(bowl, m, "katori", seed=x), (x, y, z))
        if fill == "kumkum":
            mesh.place(offered.heap(2.45, 1.0, powder(srgb("#B0101C"))), (x, y, z + 1.35))
        else:
            mesh.place(offered.heap(2.4, .5, powder(srgb("#E6B83C")), 2), (x, y, z + 1.4))
    # lamp with ghee and a lit wick
    d = (-1.6, -6.6)
    mesh.place(turned.lathe([(0, 0), (2.0, 0), (2.05, .2), (1.2, .5), (.7, .9), (1.0, 1.25), (2.2, 1.7), (2.9, 2.4), (3.05, 2.75), (2.85, 2.75), (2.4, 2.2), (1.2, 1.85), (0, 1.8)], m, "diya",
                    shape=lambda a, r, q: (r * (1 + .30 * max(0, math.cos(a + 1.2)) ** 14 * min(1, max(0, q - 1.7))), q)), (*d, z))
    mesh.place(turned.lathe([(0, 0), (2.35, 0)], plain((.75, .55, .16), .25), "ghee"), (*d, z + 2.25))
    wx, wy = d[0] + 2.9 * math.cos(-1.2), d[1] + 2.9 * math.sin(-1.2)
    drawn.tube([(d[0], d[1], z + 2.3), ((d[0] + wx) / 2, (d[1] + wy) / 2, z + 2.42), (wx, wy, z + 2.75), (wx, wy - .05, z + 3.0)], .16, plain((.8, .75, .65), .95), "wick")
    mesh.place(turned.flame(2.3, glow((1, .42, .08), 16)), (wx, wy, z + 2.85))
    # kalash with a rim, bell, incense stand
    mesh.place(turned.lathe([(0, 0), (1.9, 0), (2.0, .2), (1.7, .45), (2.6, 1.2), (3.4, 2.6), (3.3, 4.0), (2.3, 5.1), (1.75, 5.6), (1.8, 6.1), (2.5, 6.7), (2.7, 6.9), (2.5, 6.95), (1.7, 6.3), (1.5, 5.6), (2.0, 5.0), (3.0, 3.9), (2.9, 2.0), (0, .6)],
                    m, "kalash"), (1.4, 5.2, z))
    bx, by = 7.4, .6
    before = set(bpy.data.objects)
    turned.bell(2.5, 3.4, m, .2)
    turned.lathe([(0, 3.3), (.55, 3.4), (.35, 3.8), (.62, 4.2), (.36, 4.6), (.55, 5.2), (.42, 6.0), (.62, 6.5), (.40, 6.8), (.30, 7.1), (.75, 7.5), (.80, 8.1), (.4, 8.6), (.12, 9.1), (0, 9.3)], m, "handle", 64)
    for o in set(bpy.data.objects) - before:
        o.location.x += bx
        o.location.y += by
        o.location.z += z
    mesh.place(turned.lathe([(0, 0), (1.5, 0), (1.55, .2), (.8, .45), (.45, .9), (.6, 1.3), (.9, 1.6), (.5, 2.0), (0, 2.1)], m, "incense"), (5.2, -5.4, z))
    for a in (-.5, .25):
        drawn.tube([(5.2, -5.4, z + 1.9), (5.2 + 2.0 * a, -5.2, z + 9.5)], .06, plain((.32, .20, .10), .9), "stick", 8)
    pm = [plain(srgb("#E8830C"), .7, sheen=.3, translucent=.25), plain(srgb("#D4550A"), .7, sheen=.3, translucent=.2)]
    for i, (x, y, r) in enumerate(((-5.6, -3.4, 1.5), (2.0, -2.4, 1.2))):
        mesh.place(offered.marigold(r, pm, i), (x, y, z), (6, -8, 40 * i))
    return Shot("sweep", "clay", azimuth=8, elevation=43, fill=(.86, .72), centre=.49, exposure=.05)


@good("DC06", samples=32)
def shiva_lingam(colour):
    """A polished shaft on its basin, the foot cut through like lace."""
    lattice = thrown([(5.0, .8), (5.0, 3.6)]).cut(thrown([(4.45, .5), (4.45, 3.9)]), .02).cut(_openings(18, 4.72, 1.05, 3.35), .05)
    rims = melt(.03, *[hoop((0, 0, z), 4.75, .42, 2, h) for z, h in ((.45, 1.0), (3.75, .8))], beads([(5.15 * math.cos(a), 5.15 * math.sin(a), .45) for a in np.linspace(0, 2 * math.pi, 120)], .15), beads([(5.1 * math.cos(a), 5.1 * math.sin(a), 3.75) for a in np.linspace(0, 2 * math.pi, 120)], .13))
    core = thrown([(2.6, .3), (2.2, 1.2), (1.9, 2.2), (2.3, 3.6)])
    dish = thrown([(4.6, 3.9), (4.9, 4.2), (5.0, 4.9), (4.9, 5.2)])
    spout = melt(.3, limb([(3.5, -2.0, 4.75), (6.6, -3.2, 4.75)], [1.0, .75], 0, ((0, 0, 1), .6)))
    basin = melt(.4, dish, spout).cut(melt(.4, thrown([(3.0, 4.75), (4.1, 5.0), (4.45, 5.6)]), limb([(3.4, -1.95, 5.15), (7.4, -3.5, 5.05)], [.45, .34], 0)), .12)
    shaft = melt(.15, limb([(0, 0, 4.0), (0, 0, 8.9)], [2.05, 2.0], 0), hoop((0, 0, 5.0), 2.25, .25))
    marks = melt(.02, *[limb([(1.45 * math.sin(a), -1.50 * math.cos(a), z) for a in np.linspace(-.75, .75, 14)], .12, 0).moved((0, -.52, 0)) for z in (8.0, 8.45, 8.9)])
    stone = hewn((.30, .185, .145), .42, .008, 3.0)
    cast(melt(.05, lattice, rims, core, basin), stone, .085, "base")
    cast(shaft, hewn((.11, .075, .065), .26, .006, 3.0), .1, "shaft")
    cast(marks, plain(srgb("#E9E2D2"), .8), .05, "ash")
    mesh.place(turned.bead(.32, plain(srgb("#A8141C"), .6), .5, 24), (0, -2.08, 8.42), (90, 0, 0))
    petals = [plain(srgb("#E8830C"), .7, sheen=.3, translucent=.25), plain(srgb("#D4550A"), .7, sheen=.3, translucent=.2)]
    for k, (x, y) in enumerate(((-4.9, -5.4), (-2.4, -6.6))):
        mesh.place(offered.marigold(1.25, petals, k), (x, y, 0), (6, -8, 40 * k))["prop"] = 1
    return Shot("sweep", "sand", azimuth=6, elevation=20, fill=(.66, .66), centre=.475)


def _openings(n, R, z0, z1):
    """A belt of pointed lattice openings round the z axis: two staggered rows of diamonds, stars between."""
    mid, half = (z0 + z1) / 2, (z1 - z0) / 2

    def distance(p):
        u = np.arctan2(p[:, 1], p[:, 0]) / (2 * math.pi) * n
        w = 2 * math.pi * R / n
        d = np.full(len(p), 9, np.float32)
        for row, turn, size in ((-.5, 0, .62), (.5, 0, .62), (0, .5, .62), (-.97, .5, .36), (.97, .5, .36)):
            a = (np.mod(u + turn, 1) - .5) * w
            b = p[:, 2] - mid - row * half
            d = np.minimum(d, (np.abs(a) * 1.15 + np.abs(b)) * .66 - size * .66)
        return np.maximum(d, np.maximum(z0 - p[:, 2], p[:, 2] - z1)).astype(np.float32)
    return Body(distance, np.array((-R - 1, -R - 1, z0)), np.array((R + 1, R + 1, z1)))


@good("DC12", samples=52)
def garuda_bell(colour):
    """A hand bell; on its handle kneels Garuda, winged, hands joined."""
    brass = metal("brass", patina=.35, turned=.0012)
    turned.bell(3.0, 4.8, brass, .28)
    for z, r in ((.80, 2.58), (1.10, 2.48), (3.4, 1.93)):
        drawn.tube([(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 120, endpoint=False)], .09, brass, "rule", 10, True)
    turned.lathe([(0, 4.7), (1.0, 4.8), (.7, 5.2), (.5, 5.6), (.8, 6.0), (.95, 6.3), (.55, 6.7), (.5, 7.4), (.72, 8.0), (.5, 8.6), (.55, 9.0), (1.0, 9.4), (1.15, 9.75), (1.0, 9.95), (0, 10)], brass, "handle", 96, .08, .001)
    cast(_garuda().moved((0, 0, 9.85), (0, 0, 0), .47), cast_metal("brass", .2), .04, "garuda")
    return Shot("sweep", "sage", azimuth=-14, elevation=9, fill=(.56, .78), centre=.49)


def _garuda():
    head = melt(.06, figures.face(), figures.crown(3, .92, 2.0).moved((0, .1, .7)), limb([(0, -1.0, .1), (0, -1.55, -.15), (0, -1.5, -.5)], [.24, .2, .05]), ball((0, .3, .35), (1.0, 1.0, 1.0)).cut(ball((0, -1.2, -.3), (1.05, 1.1, 1.05)), .1))
    body = melt(.35, figures.torso(), limb([(.9, .1, .9), (1.7, -1.9, .9), (1.5, .6, .35)], [.85, .7, .5]), limb([(-.9, .1, .9), (-1.3, -1.9, 1.7), (-1.3, -2.1, .3)], [.85, .66, .46]), limb([(-1.3, -2.1, .25), (-1.35, -2.9, .2)], [.4, .3]))
    joined_hands = melt(.06, figures.arm((1.6, .1, 3.7), (2.1, -.8, 2.6), (.25, -1.7, 3.4), .42), figures.arm((-1.6, .1, 3.7), (-2.1, -.8, 2.6), (-.25, -1.7, 3.4), .42), limb([(0, -1.75, 3.4), (0, -1.85, 4.3)], [.36, .16]))
    wings = []
    for k in range(7):                                                # long feathers, fanned
        a = math.radians(25 + 19 * k)
        L = 5.4 - .34 * k
        tip = (1.2 + L * math.sin(a), 1.15, 4.1 + L * math.cos(a) * .95)
        wings.append(limb([(1.0, .8, 3.9), ((1.0 + tip[0]) / 2, 1.15, (3.9 + tip[2]) / 2 + .25), tip], [.30, .46, .16], 4, ((0, 1, 0), .42)))
    wings.append(limb([(.9, .7, 4.1), (2.0, .8, 4.9), (3.1, .85, 6.4)], [.4, .42, .25]))
    wing = melt(.03, *wings).mirrored()
    tail = melt(.03, *[limb([(s * .2, .9, 1.0), (s * .7, 1.5, -.2)], [.3, .2], 0, ((0, 1, 0), .5)) for s in (-1, 0, 1)])
    return melt(.05, body, joined_hands, wing, tail, head.moved((0, -.25, 6.0)), figures.necklace(4.7, .9, .85, .6, 0, .12, .25), figures.halo(1.9, 5.6, 9.2, 13, 1.0))


@good("DC14", "walnut", "honey", "white", samples=36)
def home_mandir(colour):
    """A shrine for the wall: plinth with a drawer, two turned pillars, a foiled arch, pierced back and a ribbed spire."""
    kind = {"walnut": "walnut", "honey": "teak", "white": None}[colour]
    timber = (lambda axis: wood(kind, axis)) if kind else (lambda axis: paint(color=(.80, .77, .71), rough=.45))
    flat, upright = timber(0), timber(2)
    brass = metal("brass", patina=.25)
    for size, loc, bevel in (((46, 26, 1.6), (0, 0, 0), .4), ((43, 24, 7.0), (0, 0, 1.6), .2), ((46, 26, 1.4), (0, 0, 8.6), .4), ((45, 25, 1.4), (0, 0, 36.5), .4), ((41, 22, 2.2), (0, 0, 37.9), .3), ((44, 24, 1.1), (0, 0, 40.1), .35)):
        joined.box(size, flat, bevel, "board", loc)
    joined.box((20, .8, 4.6), flat, .2, "drawer", (0, -12.1, 2.8))
    for x in (-4, 4):
        mesh.place(turned.bead(.75, brass, 1, 32), (x, -13.0, 5.1))
    for x in (-20, 20):
        for y in (-10.4, 10):
            mesh.place(turned.lathe([(0, 0), (1.7, 0), (1.8, .6), (1.3, 1.4), (1.7, 2.4), (1.2, 3.4), (1.0, 5), (1.25, 13), (1.0, 20), (1.2, 22), (1.7, 23.4), (1.3, 24.4), (1.8, 25.6), (1.7, 26.6), (0, 26.6)], upright, "pillar", 72), (x, y, 10))
    mask = cuts.jali(1400, 900, 12, (0, 1))
    for loc, turn, w in (((0, 11, 10), 0, 40), ((-20.4, 0, 10), 90, 20), ((20.4, 0, 10), 90, 20)):
        panel = joined.panel(w, 26.6, pierced(timber(2), mask))
        s = panel.modifiers.new("thick", "SOLIDIFY")
        s.thickness = .5
        mesh.place(panel, (loc[0], loc[1], 23.3), (0, 0, turn))
    if colour != "white":
        joined.box((42, .4, 27), paint(color=(.10, .035, .018), rough=.8), .05, "shade", (0, 11.9, 10))
    cast(_foiled_arch(), timber(0), .16, "arch")
    _spire(timber, brass)
    for x in (-9, 0, 9):
        here = set(bpy.data.objects)
        turned.bell(1.15, 1.7, brass, .12)
        for o in set(bpy.data.objects) - here:
            mesh.carry(o, (x, -10.9, 27.4 + (1.6 if x else 3.0)))
        drawn.tube([(x, -10.9, 29 + (1.6 if x else 3.0)), (x, -10.9, 36.4)], .09, brass, "chain", 8)
    return Shot("sweep", "linen", azimuth=-18, elevation=8, fill=(.70, .80), centre=.49)


def _foiled_arch():
    plate = slab((0, -11.2, 32.6), (39, 1.0, 8.0), .12)
    holes = [limb([(x, -14, z), (x, -8, z)], r, 0) for x, z, r in ((0, 31.0, 3.6), (5.2, 30.0, 3.5), (-5.2, 30.0, 3.5), (10.2, 28.6, 3.4), (-10.2, 28.6, 3.4), (14.6, 26.8, 3.2), (-14.6, 26.8, 3.2))]
    roses = [melt(.05, ball((x, -11.75, z), (.6, .3, .6)), *[ball((x + 1.15 * math.cos(a), -11.72, z + 1.15 * math.sin(a)), (.5, .22, .5)) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)]) for x, z in ((15.6, 33.6), (-15.6, 33.6))]
    return melt(.05, plate.cut(melt(.05, *holes), .2), *roses, beads([(x, -11.75, 36.1) for x in np.linspace(-18.5, 18.5, 60)], .3))


def _spire(timber, brass):
    ribs = lambda a, z: 1 + .055 * np.abs(np.sin(8 * a)) - .03
    big = thrown([(8.6, 41.2), (9.2, 42.4), (9.3, 44.0), (8.6, 47.0), (7.0, 50.0), (4.6, 52.8), (2.6, 54.2), (2.5, 54.7)], ribs)
    cast(big, timber(2), .17, "spire")
    cast(hoop((0, 0, 55.0), 2.3, .7, 2, .8).raised(lambda p: (.12 * np.sin(np.arctan2(p[:, 1], p[:, 0]) * 16)).astype(np.float32)), timber(2), .12, "collar")
    finial = [(0, 0), (.9, .1), (1.5, .9), (1.2, 1.7), (.6, 2.1), (.9, 2.5), (.5, 3.0), (.25, 3.9), (0, 4.3)]
    mesh.place(turned.lathe(finial, brass, "finial", 64), (0, 0, 55.4))
    for x in (-16.5, 16.5):
        for y in (-7.5, 7.5):
            cast(thrown([(3.2, 41.2), (3.5, 42.0), (3.3, 43.6), (2.2, 45.4), (1.0, 46.6), (.9, 46.9)], ribs).moved((x, y, 0)), timber(2), .13, "turret")
            mesh.place(turned.lathe(finial, brass, "finial", 48), (x, y, 46.8), (0, 0, 0), .55)
