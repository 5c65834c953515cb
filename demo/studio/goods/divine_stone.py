"""Idols of stone, clay and wood."""
import math

import numpy as np

from art import faces
from forms import figures, ganesha, joined, mesh, turned
from forms.buddha import buddha, buddha_head
from forms.casting import cast
from forms.seats import stool
from forms.sculpted import ball, beads, hoop, limb, melt, slab, thrown
from goods.good import Shot, good
from materials.carved import hewn, hollowed, painted
from materials.clays import terracotta
from materials.graph import srgb
from materials.papers import paint


@good("DC07", samples=28)
def sandstone_buddha(colour):
    stone = hewn((.46, .27, .17), .85, .02, 5.0)
    cast(buddha(), stone, .05, "buddha")
    cast(buddha_head(), stone, .028, "head")
    return Shot("sweep", "linen", azimuth=-14, elevation=9, fill=(.78, .82), centre=.485)


@good("DC08", samples=28)
def terracotta_ganesha(colour):
    clay = hollowed(terracotta((.42, .128, .050), rough=.78, wheel=0), (.11, .03, .012), .72, .42, .95, .88)
    at = (0, .5, 1.5)
    cast(melt(.04, ganesha.seated().moved(at), stool(3.75, 1.55), ganesha.mouse().moved((3.25, -3.2, 0), (0, 0, -55), 1.05)), clay, .05, "ganesha")
    cast(ganesha.head(ganesha.pellet_crown()).moved(at), clay, .035, "head")
    return Shot("sweep", "paper", azimuth=-10, elevation=9, fill=(.80, .80), centre=.485)


@good("DC05", samples=40)
def radha_krishna(colour):
    """White marble; what is painted is gold, lips and eyes, and the hems."""
    white, gold, red, green, dark = (.80, .78, .74), (.72, .42, .08), (.50, .03, .05), (.03, .22, .12), (.03, .02, .02)
    marble = painted(.22, .35, .003, .45)
    krishna, k_paint = _krishna(white, gold, red, dark)
    radha, r_paint = _radha(white, gold, green, dark, red)
    pair = [cast(krishna, marble, .085, "krishna", k_paint), cast(radha, marble, .085, "radha", r_paint)]
    base = melt(.1, slab((0, .2, -.45), (11, 6.4, .9), .2), slab((0, .2, -1.2), (12, 7.2, .8), .2))
    pair.append(cast(base, painted(.22, .35, .003, .3), .14, "base", [(white, None), (gold, slab((0, .2, -.85), (14, 9, .16), 0))]))
    for o, x in zip(pair, (-2.5, 2.6, 0)):
        mesh.carry(o, (x, 0, 1.6))
    return Shot("sweep", "clay", azimuth=-4, elevation=7, fill=(.66, .78), centre=.49, exposure=-.05)


def _standing(skirt, sway):
    """From the feet to the neck, twelve and a half high, hips `sway`ed."""
    return melt(.35, ball((0, 0, 10.0), (1.15, .78, 1.0)), ball((sway * .5, .05, 8.8), (.85, .66, 1.0)), ball((sway, .05, 7.7), (1.10, .82, .8)), limb([(0, .05, 10.65), (.8, .05, 10.55), (1.35, .1, 10.25)], [.46, .48, .44]).mirrored(), limb([(0, 0, 10.6), (0, -.1, 11.7)], [.5, .40]), skirt)


def _krishna(white, gold, red, dark):
    legs = melt(.3, limb([(.3, .1, 7.4), (.55, 0, 4.0), (.5, .1, .5)], [.85, .62, .40]), limb([(-.35, 0, 7.4), (-.1, -.65, 4.2), (1.0, -.75, .9)], [.85, .62, .36]))
    dhoti = figures.folds(melt(.3, legs, limb([(0, -.55, 7.3), (.1, -.9, 5.0), (.25, -.85, 2.2)], [.5, .42, .5])), lambda p: (p[:, 2] * .55 - np.abs(p[:, 0] - .1) * .9) * 1.3, .05)
    feet = melt(.1, limb([(.5, .1, .25), (.62, -.75, .2)], [.36, .3]), limb([(1.05, -.8, .7), (1.15, -1.05, .15)], [.3, .26]))
    arms = melt(.06, figures.arm((-1.35, .05, 10.3), (-2.05, -.7, 9.0), (-1.1, -1.55, 10.5), .36), figures.arm((1.35, .05, 10.3), (1.75, -.9, 9.2), (.1, -1.75, 10.8), .36),
                figures.hand((-1.1, -1.6, 10.6), (.2, -.2, 1), (1, .2, 0), .62, -1, .9), figures.hand((.05, -1.8, 10.9), (-.4, -.1, 1), (0, 1, 0), .62, 1, .9))
    flute = limb([(-2.6, -1.55, 11.15), (1.4, -1.75, 11.75)], .14, 0)
    head = figures.face().moved((0, -.2, 12.6), (0, 0, 6), .98)
    hair = ball((0, .15, 12.85), (1.0, 1.0, 1.0)).cut(ball((0, -1.35, 12.4), (1.05, 1.1, 1.15)), .1)
    crown = figures.crown(3, .92, 2.1).moved((0, -.05, 13.3))
    feather = melt(.05, ball((.15, -.75, 15.0), (.42, .12, .75)), limb([(.1, -.8, 13.9), (.15, -.75, 15.2)], .07, 0))
    garland = figures.necklace(11.25, 1.0, .98, 3.4, 0, .15)
    short = figures.necklace(11.2, .72, .72, .5, 0, .1, .2)
    shawl = melt(.1, limb([(-1.5, .3, 10.4), (-2.0, .3, 8.0), (-1.9, .2, 5.2), (-2.2, 0, 3.2)], [.3, .4, .42, .3], 4, ((0, 1, 0), .4)), limb([(1.5, .3, 10.4), (2.0, .3, 8.0), (2.0, .2, 5.2), (2.3, 0, 3.2)], [.3, .4, .42, .3], 4, ((0, 1, 0), .4)))
    belt = hoop((.05, 0, 7.95), 1.12, .15, 2, 1.2)
    body = melt(.05, _standing(dhoti, .1), feet, arms, flute, head, hair, crown, feather, garland, short, shawl, belt)
    yellow = (.66, .34, .04)
    return body, [(white, None), (yellow, dhoti.raised(lambda p: np.float32(.06) + 0 * p[:, 0]).cut(slab((0, 0, 9.6), (8, 8, 3.4), 0), .01)), (red, shawl.raised(lambda p: np.float32(.05) + 0 * p[:, 0])), (gold, belt), (white, feet), (gold, crown), ((.02, .17, .16), feather),
                  ((.03, .05, .22), ball((.15, -.86, 15.15), (.2, .14, .24))), (gold, flute), (red, garland), (gold, short), (dark, hair), *_features((0, -.2, 12.6), .98, dark, red, 6)]


def _features(at, k, dark, red, turn=0):
    """Painted eyes, brows, lips and the mark on the brow."""
    eye = limb([(.18, -.9, .08), (.38, -.95, .10), (.60, -.8, .10)], .075).mirrored()
    brow = limb([(.12, -.92, .30), (.38, -.93, .42), (.74, -.68, .26)], .06).mirrored()
    lips = melt(.01, limb([(-.28, -.9, -.53), (0, -1.02, -.52), (.28, -.9, -.53)], .09), limb([(-.2, -.92, -.62), (0, -1.0, -.64), (.2, -.92, -.62)], .08))
    mark = limb([(0, -1.05, .45), (0, -1.0, .72)], .07)
    return [(c, b.moved(at, (0, 0, turn), k)) for c, b in ((dark, eye), (dark, brow), (red, lips), (red, mark))]


def _radha(white, gold, green, dark, red):
    bell = thrown([(2.1, 0), (2.15, .15), (1.95, 1.5), (1.6, 3.6), (1.25, 5.6), (1.0, 7.4), (.8, 8.0)], lambda a, z: 1 + .05 * np.sin(16 * a) * np.clip((7.5 - z) / 6, 0, 1)).moved((-.05, 0, 0))
    hem = thrown([(2.24, .05), (2.26, .3), (2.22, .62)], lambda a, z: 1 + .05 * np.sin(16 * a)).moved((-.05, 0, 0))
    arms = melt(.06, figures.arm((-1.25, .05, 10.25), (-1.9, -.5, 9.0), (-1.3, -1.5, 9.9), .32), figures.hand((-1.3, -1.55, 9.95), (-.2, -.1, 1), (0, -1, 0), .58, -1), figures.arm((1.25, .05, 10.25), (1.9, -.2, 8.7), (1.6, -1.0, 7.4), .32), figures.hand((1.6, -1.0, 7.35), (0, -.3, -1), (-1, 0, 0), .58, 1, .3))
    head = figures.face().moved((0, -.2, 12.4), (0, 0, -8), .94)
    hair = ball((0, .12, 12.65), (.97, .97, .97)).cut(ball((0, -1.3, 12.2), (1.0, 1.05, 1.1)), .1)
    veil = melt(.2, ball((0, .3, 12.75), (1.12, 1.05, 1.15)).cut(ball((0, -1.15, 12.3), (1.12, 1.2, 1.5)), .1), limb([(0, 1.0, 12.4), (0, 1.0, 9.5), (0, .9, 6.0), (0, 1.2, 2.6)], [.75, .95, 1.1, 1.2], 4, ((0, 1, 0), .3)))
    veil = figures.folds(veil, lambda p: p[:, 0] * 1.7, .04)
    bust = ball((.48, -.62, 9.95), (.45, .42, .45)).mirrored()
    crown = figures.crown(2, .55, 1.3).moved((0, -.15, 13.5))
    jewels = melt(.02, figures.necklace(11.05, .7, .7, .45, 0, .1, .2), figures.necklace(10.9, .9, .85, 1.3, 0, .1, .2))
    belt = hoop((-.02, 0, 7.85), 1.0, .14, 2, 1.2)
    body = melt(.05, melt(.25, _standing(bell, 0), bust), hem, arms, head, hair, veil, crown, jewels, belt, limb([(.4, -1.9, .3), (.45, -2.4, .18)], .26).mirrored())
    choli = melt(.1, ball((0, 0, 9.95), (1.35, 1.2, .95)), ball((1.45, .0, 9.75), .62).mirrored()).cut(slab((0, -1.2, 11.3), (1.6, 3, 1.8), .3), .05)
    return body, [(white, None), (red, choli), (green, bell.raised(lambda p: np.float32(.06) + 0 * p[:, 0])), (gold, hem.raised(lambda p: np.float32(.03) + 0 * p[:, 0])), ((.62, .30, .04), veil.raised(lambda p: np.float32(.03) + 0 * p[:, 0])),
                  (dark, hair), (gold, crown), (gold, jewels), (gold, belt), (white, head.cut(ball((0, .9, 12.9), (1.3, .95, 1.2)), .01)), (dark, hair), *_features((0, -.2, 12.4), .94, dark, red, -8)]


@good("DC09", samples=32)
def jagannath_trio(colour):
    """Carved logs, great eyes: Jagannath black, Subhadra yellow, Balabhadra white."""
    for x, who, size in ((-6.0, "balabhadra", 1.0), (0, "subhadra", .84), (6.0, "jagannath", 1.0)):
        _log_god(x, who, size)
    base = joined.box((18.5, 6.0, 1.2), paint(color=srgb("#7A1A1E"), rough=.5), .25, "base", (0, .4, 0))
    base["kept"] = 1
    return Shot("sweep", "linen", azimuth=0, elevation=8, fill=(.84, .72), centre=.48)


def _log_god(x, who, size):
    skin, robe = {"jagannath": ((22, 20, 24), "#D89A1E"), "subhadra": ((236, 176, 36), "#A8141C"), "balabhadra": ((244, 240, 230), "#1D5A8A")}[who]
    here = mesh.all_objects()
    square = .55 if who == "jagannath" else .2
    head = melt(.9, ball((0, 0, 8.3), (2.45, 2.1, 2.35)), ball((0, 0, 7.2), (2.2, 1.9, 1.5))) if who != "jagannath" else melt(.8, slab((0, 0, 8.0), (4.7, 4.0, 4.0), 1.5), ball((0, 0, 8.9), (2.3, 2.0, 1.9)))
    top = thrown([(1.5, 9.8), (1.25, 10.4), (.85, 11.0), (.25, 11.5), (.02, 11.7)]) if who != "subhadra" else ball((0, 0, 10.2), (1.2, 1.1, .8))
    arms = limb([(1.7, .1, 6.4), (2.6, -.8, 6.4), (2.75, -2.1, 6.5)], [.75, .62, .52]).mirrored() if who != "subhadra" else ball((1.9, -.2, 6.2), (.6, .7, .7)).mirrored()
    face = melt(.25, head, top, limb([(0, -1.9, 8.2), (0, -2.25, 7.5)], [.22, .3]) if who != "jagannath" else ball((0, -1.9, 7.9), (.25, .3, .3)))
    o = cast(face, paint(faces.log_god(skin, who), rough=.32, grain=.01, relief=.006), .09, "face")
    mesh.front_uv(o, (0, 8.3), (5.4, 6.6))
    body = thrown([(2.25, 1.1), (2.3, 1.3), (2.0, 3.5), (1.85, 5.4), (1.9, 6.6)], lambda a, z: 1 + .03 * np.sin(18 * a))
    cloth = painted(.4, .2)
    r, g = srgb(robe), srgb("#EDB021")
    cast(body, cloth, .1, "robe", [(r, None), (g, slab((0, 0, 1.5), (9, 9, .6), 0)), (g, slab((0, 0, 4.4), (9, 9, .35), 0)), (srgb("#F5EEDC"), slab((0, 0, 3.2), (9, 9, .25), 0))])
    cast(arms, paint(color=tuple(v / 255 for v in skin) if who == "balabhadra" else srgb("#%02x%02x%02x" % skin), rough=.32), .09, "arms")
    petals = [("#A8141C", "#F5EEDC", "#EDB021")[k % 3] for k in range(13)]
    for k, c in enumerate(petals):                                    # a garland round the neck
        a = math.pi * (k / 12 - .5) * 1.25
        mesh.place(turned.bead(.36, paint(color=srgb(c), rough=.5), 1, 24), (2.15 * math.sin(a), -.1 - 2.0 * math.cos(a), 6.0 - .9 * math.cos(a) ** 2))
    for o in set(mesh.all_objects()) - set(here):
        o.scale = tuple(v * size for v in o.scale)
        o.location = tuple(v * size for v in o.location)
        mesh.carry(o, (x, 0, 1.2 - 1.1 * size))
