"""Figures for the wall: dhokra musicians, a Chhau mask."""
import math

import numpy as np

from art import masks
from forms import drawn, mesh, turned
from forms.casting import cast
from forms.sculpted import ball, beads, hoop, limb, melt, slab, thrown
from goods.good import Shot, good
from goods.wall_decor import PLASTER, WALL
from materials.fibres import cloth
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain


def _ribbed(body, lo=0.0, hi=99.0, pitch=.34):
    """Wax thread wound round and round, from z = lo to hi."""
    return body.raised(lambda p: (.055 * np.sin(p[:, 2] * (2 * math.pi / pitch)) * ((p[:, 2] > lo) & (p[:, 2] < hi))).astype(np.float32))


def _musician(arms, skirt=True, hat="bun"):
    """A long, thin player of Bastar, 15.5 tall, facing -y; `arms`: paths of the right and the left arm."""
    legs = limb([(.62, 0, 6.2), (.72, -.05, 3.2), (.66, .05, .8), (.68, -.1, .3)], [.52, .40, .34, .36]).mirrored()
    feet = limb([(.70, .1, .28), (.82, -.75, .24)], [.34, .26]).mirrored()
    trunk = limb([(0, 0, 6.0), (0, 0, 7.6), (0, 0, 9.6), (0, 0, 10.6)], [.92, .72, .98, .72], flat=((0, 1, 0), .8))
    parts = [legs, feet, trunk, limb([(-.95, 0, 10.3), (.95, 0, 10.3)], .46), limb([(0, 0, 10.4), (0, 0, 12.0)], [.40, .36])]
    if skirt:
        parts.append(thrown([(1.35, 3.6), (1.2, 4.4), (1.0, 5.6), (.85, 6.6)], lambda a, z: 1 + .05 * np.cos(9 * a)))
    parts += [limb(a, [.40, .32, .27, .24][:len(a)]) for a in arms]
    head = melt(.2, ball((0, 0, 13.0), (.86, .82, 1.10)), limb([(0, -.72, 13.3), (0, -1.08, 12.85)], [.12, .20]), ball((.84, 0, 13.0), (.16, .26, .4)).mirrored())
    tops = {"bun": [ball((0, .35, 14.2), (.62, .6, .52)), hoop((0, .1, 13.75), .80, .12)],
            "turban": [hoop((0, 0, 13.85), .72, .32), ball((0, 0, 14.15), (.62, .62, .5)), limb([(0, 0, 14.4), (.1, .1, 15.2)], [.22, .10])],
            "horns": [hoop((0, 0, 13.75), .80, .14), limb([(.5, 0, 14.0), (1.15, 0, 14.5), (1.35, 0, 15.5)], [.24, .2, .08]).mirrored(), ball((0, 0, 14.2), (.4, .4, .5))]}[hat]
    core = _ribbed(melt(.25, *parts), 1.0, 11.0)
    eyes = melt(.02, ball((.36, -.70, 13.22), (.22, .18, .16)).mirrored(), limb([(-.26, -.80, 12.42), (.26, -.80, 12.42)], .09))
    trims = [hoop((0, 0, z), R, r) for z, R, r in ((11.9, .42, .12), (11.45, .52, .14), (10.95, .72, .15), (6.5, .90, .16), (3.65, 1.36, .14) if skirt else (5.6, .9, .1))]
    trims += [beads([(1.0 * math.sin(a), -.62 - .18 * math.cos(a), 10.6 - 1.15 * math.cos(a)) for a in np.linspace(-1.1, 1.1, 20)], .12), hoop((.67, 0, 1.0), .40, .11).mirrored(), hoop((.68, .02, .7), .42, .11).mirrored()]
    return melt(.05, core, melt(.1, head, eyes, *tops), *trims)


def _band():
    """Five players, each with an instrument."""
    drum = thrown([(.78, -2.1), (.92, -1.9), (1.12, -1.0), (1.18, 0), (1.12, 1.0), (.92, 1.9), (.78, 2.1)]).moved((0, -1.45, 8.0), (0, 84, 0))
    laces = melt(.02, *[hoop((x, -1.45, 8.0 - x * .1), R, .10, axis=0) for x, R in ((-2.05, .86), (-1.4, 1.04), (0, 1.20), (1.4, 1.04), (2.05, .86))])
    drummer = melt(.06, _musician([[(1.1, 0, 10.2), (2.1, -.3, 8.9), (2.2, -1.2, 8.3)], [(-1.1, 0, 10.2), (-2.1, -.3, 8.9), (-2.2, -1.2, 8.3)]], hat="turban"), drum, laces)
    flute = melt(.03, limb([(-.5, -1.0, 12.5), (3.1, -1.25, 12.2)], .17), *[hoop((x, -1.0 - .07 * (x + .5), 12.5 - .083 * (x + .5)), .2, .07, axis=0) for x in (.2, 1.6, 2.9)])
    piper = melt(.06, _musician([[(1.1, 0, 10.2), (2.2, -.1, 9.4), (2.4, -1.0, 11.2), (1.9, -1.2, 12.1)], [(-1.1, 0, 10.2), (-1.7, -.6, 9.2), (-.4, -1.5, 10.8), (.7, -1.25, 12.2)]]), flute)
    horn_path = [(0, -.9, 12.5), (-.6, -2.0, 12.2), (-1.5, -2.6, 12.6), (-2.3, -2.5, 13.8), (-2.6, -2.0, 15.4)]
    bell = thrown([(.24, 0), (.30, .5), (.55, 1.0), (1.0, 1.25), (1.02, 1.35)]).moved((-2.62, -1.95, 15.2), (-10, -8, 0))
    horn = melt(.05, limb(horn_path, [.14, .17, .21, .25, .28]), bell)
    blower = melt(.06, _musician([[(1.1, 0, 10.2), (1.9, -.5, 9.2), (.9, -1.7, 10.6), (-.3, -1.9, 12.0)], [(-1.1, 0, 10.2), (-2.1, -.6, 10.2), (-1.9, -2.2, 12.4)]], hat="horns"), horn)
    plate = lambda x: thrown([(.2, -.2), (.7, -.1), (1.15, 0), (1.15, .12), (.3, .3)]).moved((x, -1.9, 9.9), (0, -90 if x > 0 else 90, 0))
    cymbals = melt(.06, _musician([[(1.1, 0, 10.2), (2.2, -.3, 9.2), (1.1, -1.8, 9.9)], [(-1.1, 0, 10.2), (-2.2, -.3, 9.2), (-1.1, -1.8, 9.9)]]), plate(.5), plate(-.5))
    dancer = melt(.06, _musician([[(1.1, 0, 10.3), (2.3, -.2, 11.4), (2.1, -.4, 13.6), (2.5, -.5, 14.6)], [(-1.1, 0, 10.2), (-2.2, -.3, 9.3), (-1.1, -1.0, 8.0)]], hat="bun"), hoop((2.2, -.45, 13.9), .38, .1), hoop((-1.5, -.8, 8.5), .36, .1))
    return blower, cymbals, drummer, piper, dancer


@good("WD10", samples=44)
def dhokra_musicians(colour):
    bronze, bright = metal("bronze", patina=.3), metal("antique brass", patina=.35)
    for k, body in enumerate(_band()):
        o = mesh.place(cast(body, bright, .085, "player"), ((k - 2) * 5.5, -1.4, .55), (0, 0, (10, 5, 0, -5, -10)[k]))
        s = o.modifiers.new("smooth", "SMOOTH")
        s.iterations, s.factor = 1, .3
    bar = lambda a, b, r=.5: drawn.wound([a, tuple((np.array(a) + b) / 2), b], r, r, bronze, bright, pitch=.34)
    bar((-14.6, 0, 0), (14.6, 0, 0), .62)
    bar((-14.6, 0, 20.6), (14.6, 0, 20.6), .62)
    for s in (-1, 1):
        bar((s * 14.2, 0, 0), (s * 14.2, 0, 20.6), .55)
        for z in (0, 20.6):
            mesh.place(turned.bead(.95, bright, .9, 32), (s * 14.7, 0, z))
    thin = lambda p: drawn.tube(p, .17, bright, "wire", 8)
    for k in range(13):                                               # leaping triangles along the top, scrolls between
        x = -13 + 26 * k / 12
        if k < 12:
            thin([(x, .1, 20.2), (x + 13 / 12, .1, 18.4), (x + 26 / 12, .1, 20.2)])
            mesh.place(turned.bead(.34, bright, 1, 16), (x + 13 / 12, 0, 19.6))
    bar((-14.0, .1, 18.1), (14.0, .1, 18.1), .30)
    for k in range(9):                                                # the lattice behind them
        x = -14 + 28 * k / 8
        for s in (-1, 1):
            if abs(x + s * 7) < 15.6:
                end = (max(-14.0, min(14.0, x + s * 8.7)))
                thin([(x, .55, .3), (end, .55, .3 + 17.6 * abs(end - x) / 8.7)])
    return Shot("wall", PLASTER, **{**WALL, "azimuth": -10, "wall_gap": 1.2, "fill": (.80, .70)})


def _face():
    """Durga: a broad face, chin at z = -10.5, brow at 8; hollow behind."""
    skull = melt(1.6, ball((0, 0, .5), (8.2, 6.6, 9.2)), ball((0, -1.2, -6.0), (5.6, 4.6, 4.6)), ball((3.9, -2.9, -2.6), (3.2, 3.0, 3.2)).mirrored())
    nose = melt(.5, limb([(0, -6.2, 3.4), (0, -7.2, .6), (0, -7.9, -1.3)], [.75, .95, 1.15]), ball((1.05, -6.9, -1.7), (.85, .85, .72)).mirrored())
    eyes = melt(.3, ball((3.45, -4.7, 2.1), (2.45, 1.75, 1.30))).mirrored()
    lids = limb([(1.1, -6.0, 2.0), (2.4, -6.45, 3.2), (4.0, -6.15, 3.45), (6.0, -4.6, 2.8)], [.24, .36, .36, .20]).mirrored()
    brows = limb([(.9, -6.4, 4.3), (2.6, -6.35, 5.6), (4.8, -5.4, 5.9), (7.0, -3.6, 4.6)], [.40, .48, .44, .26]).mirrored()
    lips = melt(.12, limb([(-2.9, -5.3, -4.25), (-1.6, -6.0, -4.45), (-.6, -6.3, -4.25), (0, -6.3, -4.35), (.6, -6.3, -4.25), (1.6, -6.0, -4.45), (2.9, -5.3, -4.25)], [.16, .36, .44, .40, .44, .36, .16]), limb([(-2.2, -5.6, -4.7), (0, -6.2, -5.15), (2.2, -5.6, -4.7)], [.22, .50, .22]))
    third = ball((0, -6.2, 6.2), (.62, .75, 1.15))
    ears = melt(.4, ball((8.2, .2, .8), (.9, 1.4, 2.4)), ball((8.5, -.2, -2.2), (.8, .9, 1.0))).mirrored()
    return melt(.35, skull, nose, eyes, lids, brows, lips, third, ears).cut(slab((0, 12, 0), (40, 20, 40), 0), .4)


def _leaves(n, r0, r1, wide, mat, y, spread=math.pi, at=(0, 5.5), cup=.5):
    """Leaves of foil or paper in a fan above the brow, each domed along its middle."""
    for k in range(n):
        a = math.pi / 2 + spread * ((k + .5) / n - .5)
        L = r1 - r0

        def leaf(u, v, a=a, L=L):
            w = wide * math.sin(math.pi * min(1, .08 + .92 * v) ** .75) * (2 * u - 1)
            r = r0 + L * v
            return (at[0] + r * math.cos(a) - w * math.sin(a), y - cup * math.cos(math.pi * (u - .5)) * math.sin(math.pi * v) - .05 * (k % 2), at[1] + r * math.sin(a) + w * math.cos(a))
        mesh.grid(leaf, 8, 14, mat, "leaf", (wide, L))


def _arc(R, y, mats, r, spread=math.pi, at=(0, 5.5), foot=0.0):
    path = [(at[0] + R * math.cos(a), y, at[1] + foot + R * math.sin(a)) for a in np.linspace(math.pi / 2 - spread / 2, math.pi / 2 + spread / 2, 80)]
    drawn.beads_string(path, r, mats)


@good("WD12", samples=36)
def chhau_durga(colour):
    skin = paint(masks.durga_face(), rough=.38, relief=.004, grain=.006)
    face = cast(_face(), skin, .14, "face")
    lay = face.data.uv_layers["UV"].data                              # the face is painted as it is seen from in front
    uv = np.empty(len(lay) * 2, np.float32)
    lay.foreach_get("uv", uv)
    uv = uv.reshape(-1, 2) / masks.FACE + .5
    lay.foreach_set("uv", uv.ravel())
    gold, silver = metal("bright brass", patina=.1), metal("silver", patina=.1)
    red, green, blue, white, black = (plain(srgb(c), r) for c, r in (("#B0121E", .4), ("#14683E", .4), ("#1E3F92", .4), ("#F2ECDC", .35), ("#14100F", .5)))
    waves = lambda p: (.11 * np.sin(6.5 * np.hypot(p[:, 0] * .8, p[:, 2] - 2) + 1.5 * np.sin(p[:, 2] * .5))).astype(np.float32)
    hair = melt(.8, ball((0, 1.2, 3.6), (9.2, 4.6, 8.6)), limb([(7.6, 1.0, 6.5), (9.0, .6, 1.5), (9.0, .8, -4.0), (8.2, 1.0, -9.0), (8.9, .8, -12.5)], [1.6, 1.9, 1.7, 1.3, .5], 6).mirrored())
    cast(hair.raised(waves).cut(slab((0, 12, 0), (60, 20, 60), 0), .2), plain(srgb("#14100F"), .42), .14, "hair")
    board = [(0, 5.5), *[(r_ * math.cos(q), 5.5 + r_ * math.sin(q)) for r_, q in ((14.6, q) for q in np.linspace(-.06, math.pi + .06, 60))]]
    crown = mesh.add("board", [(x, .55, z) for x, z in board], [tuple(range(len(board)))], red, False)   # the card all of it is sewn to
    crown.modifiers.new("thick", "SOLIDIFY").thickness = .3
    for R, y in ((13.4, -1.15), (10.7, -2.7), (8.9, -3.4), (7.9, -3.9)):
        drawn.tube([(R * math.cos(q), y + .35, 5.5 + R * math.sin(q)) for q in np.linspace(-.04, math.pi + .04, 80)], .42, gold if R != 8.9 else blue, "band", 10, up=(0, 1, 0))
    _leaves(23, 8.5, 17.2, 1.5, red, .3)
    _leaves(24, 8.2, 15.0, 1.25, gold, -.5)
    _leaves(19, 7.6, 12.9, 1.2, green, -1.2)
    _leaves(20, 7.2, 11.6, 1.0, gold, -1.9)
    _leaves(17, 6.6, 9.7, .9, blue, -2.6)
    for k in range(24):                                               # a ruff of white down outside, tips of tinsel
        a = math.pi * (k + .5) / 24
        mesh.place(turned.lathe([(0, -1.0), (.8, -.6), (1.15, .1), (.8, .8), (0, 1.1)], cloth(color=srgb("#F1EBDD") if k % 2 else srgb("#C21E2E"), weave=9, depth=.10, sheen=.8), "down", 24, .3, .12, seed=k), (17.5 * math.cos(a), .2, 5.5 + 17.5 * math.sin(a)))
        mesh.place(turned.bead(.42, silver, 1, 20), (15.0 * math.cos(a), -.9, 5.5 + 15.0 * math.sin(a)))
    for R, y, mats, r in ((13.4, -1.6, [white, red], .34), (10.7, -3.2, [silver, gold], .34), (8.9, -3.9, [red, white, green, white], .36), (7.9, -4.4, [gold], .30)):
        _arc(R, y, mats, r, math.pi * 1.04)
    for k in range(7):                                                # the tiara over the brow, highest in the middle
        a = (k - 3) * .36
        x, z, h = 7.6 * math.sin(a), 9.0 - 1.5 * abs(math.sin(a)) * 2, 5.4 - 1.1 * abs(k - 3)
        y = -5.2 + 2.6 * abs(math.sin(a))
        tall = lambda u, v, x=x, y=y, z=z, h=h: (x + (2 * u - 1) * 1.25 * math.sin(math.pi * min(1, .12 + .88 * v) ** .7), y - .8 * math.cos(math.pi * (u - .5)) * (1 - v * .5), z + h * v)
        mesh.grid(tall, 10, 16, gold, "plate", (2, h))
        mesh.place(turned.bead(.62, red if k % 2 else green, .6, 24), (x, y - .85, z + h * .32), (90, 0, 0))
        for q in (.56, .74):
            mesh.place(turned.bead(.30 - .1 * (q - .5), white, .8, 16), (x, y - .80 * (1 - .5 * q) - .12, z + h * q))
    path = [(8.3 * math.sin(a), -5.2 + 2.9 * abs(math.sin(a)) - .8, 9.0 - 2.9 * abs(math.sin(a)) - .15) for a in np.linspace(-1.1, 1.1, 60)]
    drawn.beads_string(path, .38, [white, gold])
    for s in (-1, 1):                                                 # ear discs hung from the lobes, and strings of beads from each disc
        x = s * 8.9
        drawn.tube([(s * 8.5 + .55 * math.cos(q), -1.3, -2.6 + .7 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 30, endpoint=False)], .16, gold, "hook", 8, True, up=(0, 1, 0))
        for R, m, y in ((2.2, red, -1.0), (1.75, gold, -1.35), (1.05, green, -1.7), (.5, silver, -2.1)):
            mesh.place(turned.lathe([(0, 0), (R, 0), (R + .1, .25), (R - .1, .5), (0, .62)], m, "disc", 64), (x, y, -5.1), (90, 0, 0))
        drawn.beads_string([(x + 2.3 * math.cos(q), -1.3, -5.1 + 2.3 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 50)], .24, [white, gold])
        for k in range(4):
            X = x + (k - 1.5) * .85
            drawn.beads_string([(X, -1.35, -5.1 - math.sqrt(max(.1, 5.2 - (X - x) ** 2))), (X, -1.35, -12.2 + .9 * abs(k - 1.5))], .30, [white, white, red, gold])
    spot = mesh.front(face, -1.35, -1.75)                             # the ring goes through the left nostril and lies on the cheek
    ring = [(-1.55 - 1.0 + 1.0 * math.cos(q), spot[0].y - .22 + .55 * (1 - math.cos(q)) * .5, -2.1 + 1.0 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    drawn.tube(ring, .13, gold, "nose ring", 10, True, up=(0, 1, 0))
    mesh.place(turned.bead(.26, red), ring[20])
    return Shot("wall", PLASTER, **{**WALL, "azimuth": -10, "wall_gap": .5, "fill": (.72, .78)})
