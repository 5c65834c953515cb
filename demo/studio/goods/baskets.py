"""Baskets and boxes: coiled, twined, plaited."""
import math

import numpy as np

from art import weaves
from forms import drawn, joined, mesh, turned, woven
from goods.good import Shot, good
from materials.fibres import cloth, fibre_coil, plaited
from materials.graph import srgb
from materials.papers import plain
from materials.woods import wood


@good("SB08", "natural", "red", "multicolour", samples=24)
def moonj_roti_basket(colour):
    straw = srgb("#BB8F52")
    dyes = {"natural": ["#7A4A22"], "red": ["#A3171F"], "multicolour": ["#B0202A", "#2A6E4A", "#2B4A9A"]}[colour]
    m = fibre_coil(straw, [srgb(c) for c in dyes])

    def turn(a):                                                      # each triangle in the next of the dyes
        return 1.0 + int(a / (2 * math.pi) * 12) % len(dyes)

    def pattern(a, t):                                                # stepped triangles and a plain band
        k = (a / (2 * math.pi) * 12) % 1
        return turn(a) if .30 < t < .92 and abs(k - .5) < .42 * (1 - (t - .30) / .62) and int(t * 15) % 3 != 2 else (1.0 if t > .965 else 0.0)
    woven.coil([(.4, .5), (6, .45), (9.6, .6), (10.9, 1.4), (11.6, 3.5), (12.0, 6.0), (12.1, 8.0)], .85, m, .62, lambda a, t: pattern(a, max(0, (t - .5) * 2)), 1)
    turned.lathe([(0, .9), (9.5, .9), (11.2, 2), (11.6, 7.8)], plain(tuple(c * .5 for c in straw), .9), "lining", 64)
    # lid
    lid = woven.coil([(.4, 5.6), (2.0, 5.3), (6, 4.2), (9.6, 2.6), (11.8, 1.1), (12.7, .2), (12.75, -.6)], .85, m, .62,
                 lambda a, t: turn(a) if (.34 < t < .78 and abs(((a / (2 * math.pi) * 12) % 1) - .5) < .46 * (t - .30) / .5 and int(t * 16) % 3 != 1) else 1.0 if .08 < t < .14 or t > .95 else 0.0, 4, "lid")
    mesh.place(lid, (0, 0, 8.4), (0, 0, 170))                             # where the coil ends is turned away
    inner = turned.lathe([(12.4, -.5), (11.6, .8), (9.4, 2.2), (0, 5.0)], plain(tuple(c * .5 for c in straw), .9), "lid lining", 64)
    mesh.place(inner, (0, 0, 8.35))
    ring = [(1.5 * math.cos(t), 0, 15.3 + 1.5 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 80, endpoint=False)]
    drawn.tube(ring, .42, m, "loop", 10, True, up=(0, 1, 0), radii=.40 + .05 * np.abs(np.sin(np.linspace(0, 50, 80))), uv_unit=.6, extra={"dye": np.ones(80)})
    return Shot("sweep", "linen", azimuth=20, elevation=17, fill=(.76, .72))


@good("SB07", "natural", "pink-green", "multicolour", samples=32)
def sikki_pauti(colour):
    gold = srgb("#C6953F")
    dyes = {"natural": ["#8A5A22", "#B98A35"], "pink-green": ["#C2266A", "#2C7A3C"], "multicolour": ["#C22A2A", "#1F6E86"]}[colour]
    m = fibre_coil(gold, [srgb(c) for c in dyes])

    def body(a, t):                                                   # fish-bone zigzag between two bands
        k = abs(((a / (2 * math.pi) * 9) % 1) - .5) * 2
        if .30 < t < .36 or .90 < t < .96:
            return 2
        return 1 if abs(t - (.46 + .32 * k)) < .055 else 2 if abs(t - (.58 + .28 * k)) < .025 else 0

    def lid(a, t):
        k = abs(((a / (2 * math.pi) * 9) % 1) - .5) * 2
        return 1 if abs(t - (.42 + .30 * k)) < .07 else 2 if t < .16 or .86 < t < .93 else 0
    woven.coil([(.3, .4), (4, .35), (6.6, .5), (7.5, 1.2), (7.9, 3.2), (8.0, 5.6), (7.8, 7.6)], .64, m, .46, body, 2)
    top = woven.coil([(.2, 5.0), (1.6, 4.8), (4.2, 3.9), (6.6, 2.3), (8.0, .7), (8.3, .0), (8.3, -.5)], .64, m, .46, lid, 5, "lid")
    mesh.place(top, (0, 0, 8.1), (0, 0, 170))
    dark = plain(tuple(c * .45 for c in gold), .9)
    turned.lathe([(0, .7), (6.2, .8), (7.3, 1.6), (7.6, 7.4)], dark, "lining", 64)
    mesh.place(turned.lathe([(8.1, -.4), (6.4, 2.0), (4, 3.5), (0, 4.6)], dark, "lid lining", 64), (0, 0, 8.05))
    woven.coil([(.1, 12.9), (.75, 13.0), (1.1, 13.6), (.75, 14.3), (.2, 14.5)], .42, m, .36, lambda a, t: 1, 6, "knob")
    return Shot("sweep", "paper", azimuth=12, elevation=16, fill=(.70, .70))


@good("SB09", samples=24)
def sabai_laundry_basket(colour):
    grass = fibre_coil(srgb("#C09A5C"), [srgb("#6E4A26")])
    leaf = fibre_coil(srgb("#9A7238"), along=True)
    profile = [(.5, .8), (9, .7), (15.2, .8), (16.6, 1.8), (17.2, 6), (18.2, 20), (18.8, 34), (18.9, 41.5)]

    def band(a, t):
        v = (t - .30) / .70
        return 1 if .44 < v < .60 and ((a / (2 * math.pi) * 18 + v * 40) % 1) < .5 else 0
    woven.coil(profile, 1.5, grass, 1.0, band, 2)
    turned.lathe([(0, 1.4), (14.5, 1.5), (16.4, 3), (18.0, 34), (18.2, 41.5)], plain((.16, .10, .05), .95), "lining", 64)
    for z, r in ((42.6, 19.0), (44.8, 19.0)):
        ring = woven.oval(r, r, 2, 200) + [0, 0, z]
        woven.braid(ring, 2.5, leaf, seed=z)
    for s in (-1, 1):
        arc = [(s * (19.9 + 2.1 * math.sin(q)), 5.4 * math.cos(q), 39.5 - 6.2 * math.sin(q)) for q in np.linspace(0, math.pi, 60)]
        woven.braid(arc, 2.0, leaf, False, outward=(s, 0, .3))
    return Shot("sweep", "linen", azimuth=-32, elevation=15, fill=(.66, .76))


@good("SB10", samples=24)
def bamboo_trunk(colour):
    cane, dark = (206, 164, 98), (170, 118, 60)
    c, h, n = weaves.plait([cane], [dark], 2, 30, 3)
    m = plaited((c, h), 1.15 / n, depth=.14)
    hoop = fibre_coil(srgb("#A8763A"))
    joined.box((50, 32, 19.5), m, 1.0, "trunk", (0, 0, 1.0))
    joined.box((51, 33, 8), m, 1.6, "lid", (0, 0, 20.6))
    for z, a, b in ((1.4, 25.2, 16.2), (20.2, 25.3, 16.3), (21.2, 25.7, 16.7), (28.0, 25.0, 16.0)):
        drawn.tube(woven.oval(a, b, 22, 400) + [0, 0, z], .55, hoop, "hoop", 10, True, uv_unit=.8)
    for x in (-24.9, 24.9):
        for y in (-15.9, 15.9):
            drawn.tube([(x, y, 1), (x, y, 20.4)], .6, hoop, "post", 10, uv_unit=.8)
    for x in (-14, 14):
        drawn.tube([(x, -16.9, 21.3), (x, -16.95, 28.2), (x, -16.2, 28.9), (x, 16.2, 28.9)], .75, hoop, "rib", 10, uv_unit=.8, flat=.5)
        drawn.tube([(x, -16.35, 1.6), (x, -16.35, 20.1)], .75, hoop, "rib", 10, uv_unit=.8, flat=.5)
    for s in (-1, 1):
        arc = [(s * (25.6 + 3.2 * math.sin(q)), 5.5 * math.cos(q), 13 + 1.5 * math.sin(q)) for q in np.linspace(0, math.pi, 40)]
        drawn.tube(arc, .7, hoop, "handle", 12, uv_unit=.8)
    loop = [(1.3 * math.cos(q), -17.1, 20.6 + 2.2 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 50, endpoint=False)]
    drawn.tube(loop, .28, hoop, "loop", 8, True, uv_unit=.8, up=(0, 1, 0))
    drawn.tube([(-2.0, -17.6, 19.4), (2.0, -17.6, 19.4)], .55, wood("teak", 0), "toggle", 14)
    return Shot("sweep", "paper", azimuth=27, elevation=24, fill=(.86, .70), centre=.475)


@good("SB12", samples=24)
def kauna_basket(colour):
    reed = fibre_coil(srgb("#B08F56"), along=True)
    rim = fibre_coil(srgb("#7E5A2C"))
    bulge = lambda t: .80 + .24 * math.sin(math.pi * (.10 + .62 * t)) - .02 * t
    woven.twined(14.6, 18.5, 44, reed, .92, bulge)
    turned.lathe([(0, .3), (10.5, .3), (11.4, .6)], reed, "floor", 96)
    r = 14.6 * bulge(1)
    woven.braid(woven.oval(r, r, 2, 200) + [0, 0, 19.1], 2.0, rim)
    for o in (-.75, .75):
        arc = [(r * math.cos(q) * 1.02, o, 18.2 + 15.0 * math.sin(q)) for q in np.linspace(-.10, math.pi + .10, 90)]
        drawn.tube(arc, .75, rim, "handle", 12, uv_unit=.8)
    return Shot("sweep", "sand", azimuth=30, elevation=18, fill=(.72, .74))


@good("SB14", "pink-green", "yellow-red", "natural", samples=24)
def kottan_basket(colour):
    a, b = {"pink-green": ((196, 44, 104), (52, 128, 62)), "yellow-red": ((226, 164, 30), (186, 38, 36)), "natural": ((206, 172, 108), (160, 120, 66))}[colour]
    straw = (222, 194, 134)
    c, h, n = weaves.plait([straw, straw, a, a], [straw, straw, b, b], 1, 34, 5)
    m = plaited((c, h), 1.0, "UV", depth=.10, rough=.5)

    def square(x, r, z):                                              # a square foot that opens into a round mouth
        k = max(0, 1 - z / 11) ** 1.2
        q = (abs(math.cos(x)) ** 5 + abs(math.sin(x)) ** 5) ** (-1 / 5)
        return r * (1 + k * (q - 1) * .9), z
    pot = turned.lathe([(0, .1), (4.8, 0), (5.8, .15), (6.2, .8), (6.8, 5), (7.3, 9), (7.5, 12.4), (7.4, 12.9), (7.15, 12.4), (6.8, 8), (6.2, 3), (5.4, 1), (0, .7)], m, "kottan", 240, wobble=.008, shape=square)
    lay = pot.data.uv_layers["UV"].data
    uv = np.empty(len(lay) * 2, np.float32)
    lay.foreach_get("uv", uv)
    uv = uv.reshape(-1, 2) * [round(52 / n) , 52 / n * .86]
    lay.foreach_set("uv", uv.astype(np.float32).ravel())
    yarn = cloth(color=srgb("#EFE6D2"), weave=9, depth=.03)
    edge = srgb({"pink-green": "#C2266A", "yellow-red": "#BA2624", "natural": "#8A5A2A"}[colour])
    trim = cloth(color=edge, weave=9, depth=.03)
    for z, w in ((12.2, .34), (12.75, .34), (13.3, .30)):             # a band of crochet, and its scallops
        drawn.tube([(7.52 * math.cos(q), 7.52 * math.sin(q), z + .10 * math.sin(q * 60)) for q in np.linspace(0, 2 * math.pi, 480, endpoint=False)], w, yarn, "crochet", 8, True)
    for k in range(28):
        q0 = 2 * math.pi * k / 28
        for r, w, mat in ((.72, .20, yarn), (1.10, .17, trim)):
            arc = []
            for s in np.linspace(0, math.pi, 14):
                q = q0 + .112 * math.cos(s) * (1 if r < 1 else 1.0)
                arc.append((7.55 * math.cos(q), 7.55 * math.sin(q), 13.4 + r * 1.35 * math.sin(s)))
            drawn.tube(arc, w, mat, "scallop", 8)
    return Shot("sweep", "paper", azimuth=24, elevation=22, fill=(.66, .70))


@good("SB16", samples=24)
def hyacinth_basket(colour):
    rope = fibre_coil(srgb("#8E7146"), along=True)
    for k in range(9):
        z, s = 1.2 + 2.05 * k, 1 + .012 * k
        woven.braid(woven.oval(15.0 * s, 11.0 * s, 3.4, 260) + [0, 0, z], 2.35, rope, seed=k)
    woven.braid(woven.oval(16.9, 12.6, 3.4, 260) + [0, 0, 19.4], 2.9, rope, seed=20)
    def oblong(x, r, z):
        return r * 15.0 / (abs(math.cos(x)) ** 3.4 + abs(math.sin(x) * 15 / 11) ** 3.4) ** (1 / 3.4), z
    lining = turned.lathe([(0, 0), (1.0, 0), (1.0, .1), (1.05, 8), (1.10, 17.4)], plain((.20, .135, .075), .95), "lining", 120, shape=oblong)
    mesh.place(lining, (0, 0, .6))
    for s in (-1, 1):
        arc = [(s * (16.6 + .8 * math.sin(q)), 5.4 * math.cos(q) * (1 + .22 * math.sin(q)), 18.2 + 9.6 * math.sin(q) ** .8) for q in np.linspace(0, math.pi, 60)]
        woven.braid(arc, 2.1, rope, False, outward=(s, 0, 0), seed=s)
    return Shot("sweep", "clay", azimuth=40, elevation=20, fill=(.80, .72), centre=.475)
