"""Dolls for the steps of the golu."""
import math

import numpy as np

from forms import mesh
from forms.casting import cast
from forms.sculpted import ball, beads, hoop, limb, melt, slab, thrown
from goods.good import Shot, good
from materials.woods import dyed, wood

SKIN, HAIR, GOLD, IVORY, INK = (.62, .30, .17), (.07, .05, .05), (1.25, .86, .34), (1.35, 1.65, 2.3), (.05, .04, .04)


def _head():
    """Face and ears, chin at 17.2; gives what is skin, and what is painted on it."""
    face = melt(.35, ball((0, 0, 18.9), (1.38, 1.32, 1.62)), ball((0, -.55, 17.95), (.75, .72, .62)), ball((.62, -.72, 18.3), (.55, .5, .55)).mirrored(),
                limb([(0, -1.22, 19.15), (0, -1.52, 18.62), (0, -1.58, 18.45)], [.15, .22, .27]), ball((.17, -1.42, 18.40), .17).mirrored())
    lips = melt(.05, limb([(-.36, -1.22, 18.0), (0, -1.36, 18.04), (.36, -1.22, 18.0)], [.08, .13, .08]), limb([(-.28, -1.20, 17.86), (0, -1.34, 17.80), (.28, -1.20, 17.86)], [.08, .14, .08]))
    eye = ball((.52, -1.16, 18.98), (.36, .24, .19)).mirrored()
    ears = melt(.1, ball((1.36, .1, 18.7), (.2, .36, .56)), ball((1.42, 0, 18.1), .22)).mirrored()
    brow = limb([(.16, -1.34, 19.34), (.5, -1.28, 19.46), (.92, -1.0, 19.34)], [.06, .08, .05]).mirrored()
    return melt(.06, face, lips, eye, ears, brow), [(IVORY, ball((.52, -1.28, 18.98), (.31, .30, .145)).mirrored()), (INK, ball((.50, -1.40, 18.98), (.14, .2, .145)).mirrored()),
                                                    (INK, brow.raised(lambda p: np.full(len(p), .02, np.float32))), ((.85, .12, .10), lips.raised(lambda p: np.full(len(p), .015, np.float32))), ((1.1, .1, .08), ball((0, -1.42, 19.62), .14))]


def _arms():
    arm = limb([(1.95, .1, 16.2), (2.55, .2, 14.7), (2.6, .1, 13.4), (1.95, -1.25, 13.0), (1.15, -1.95, 13.35)], [.78, .66, .56, .50, .40])
    hand = melt(.15, ball((.95, -2.05, 13.6), (.38, .34, .52)), limb([(.75, -2.1, 13.9), (.62, -2.05, 14.6)], [.24, .14]))
    return melt(.2, arm, hand).mirrored(), melt(.02, hoop((2.42, .16, 15.0), .74, .13), hoop((0, 0, 0), .52, .11).moved((1.45, -1.72, 13.2), (30, 55, 0))).mirrored()


def _doll(woman):
    head, face = _head()
    arms, bangles = _arms()
    trunk = melt(.6, limb([(0, 0, 11.4), (0, 0, 13.2), (0, .05, 15.4)], [1.75, 1.45, 1.75], flat=((0, 1, 0), .78)), limb([(-1.75, .1, 16.1), (1.75, .1, 16.1)], [.82, .82]), limb([(0, .1, 16.2), (0, 0, 17.6)], [.85, .70]))
    if woman:
        trunk = melt(.25, trunk, ball((.85, -.95, 15.0), (.78, .72, .74)).mirrored())
    base = thrown([(3.1, 0), (3.15, .25), (2.9, .5), (2.95, .9), (2.6, 1.1)])
    feet = melt(.1, ball((.85, -1.9, 1.35), (.55, 1.0, .42)), *[ball((.55 + .2 * k, -2.75, 1.2), .15) for k in range(4)]).mirrored()
    pleats = 20 if woman else 15
    folds = lambda a, z: 1 + (.035 if woman else .045) * np.cos(pleats * a) * np.clip((12.2 - z) / 5, 0, 1)
    skirt = thrown([(2.75, 1.1), (2.7, 1.6), (2.45, 4), (2.2, 7), (2.05, 10), (1.95, 11.6), (1.75, 12.2)], folds)
    hems = melt(.02, hoop((0, 0, 1.6), 2.66, .17, flat=1.8), hoop((0, 0, 2.5), 2.58, .08))
    belt = melt(.02, hoop((0, 0, 11.9), 1.86, .20, flat=1.5), ball((0, -1.9, 11.9), (.4, .2, .42)))
    front = melt(.03, *[limb([(.26 * k, -1.95, 11.6), (.34 * k, -2.28, 7), (.42 * k, -2.76, 1.4)], [.17, .22, .24]) for k in (-2, -1, 0, 1, 2)])
    chains = melt(.02, *[beads([(R * math.sin(a), -1.02 - .36 * R * math.cos(a) - .10 * d, z - d * math.cos(a)) for a in np.linspace(-1.5, 1.5, 26)], r) for R, z, d, r in ((.95, 16.9, .55, .12), (1.25, 16.6, 1.5, .14))])
    studs = melt(.02, ball((1.5, -.1, 17.95), (.16, .3, .32)), ball((1.5, -.1, 17.5), .18)).mirrored()
    if woman:
        hair = melt(.25, ball((0, .28, 19.35), (1.5, 1.35, 1.45)).cut(ball((0, -1.3, 18.3), (1.25, 1.05, 1.35)), .1), ball((0, 1.35, 18.6), (1.05, .85, .95)), limb([(0, 1.6, 18), (0, 1.5, 15), (0, 1.65, 12.5)], [.5, .36, .2]))
        top = melt(.03, limb([(0, -1.42, 19.8), (0, -1.12, 20.45), (0, -.2, 20.85)], [.13, .11, .09]), beads([(1.42 * math.sin(a), -.62 * math.cos(a) - .35, 19.95 + .35 * math.cos(a)) for a in np.linspace(-1.45, 1.45, 24)], .12), hoop((0, 1.7, 18.6), .95, .2, 1))
        sash = limb([(-1.75, -.5, 16.6), (-.6, -1.75, 15.2), (.9, -1.62, 13.2), (1.9, -.3, 12.0)], [.5, .62, .6, .42], flat=((0, 1, 0), .45))
        colours = [(SKIN, None), ((.80, .07, .06), skirt), ((.80, .07, .06), front), ((.13, .36, .17), trunk.within(slab((0, 0, 14.6), (8, 8, 2.3), .05)).cut(limb([(0, 0, 17.2), (0, -2, 16.2)], .75))), ((.80, .07, .06), sash)]
    else:
        hair = ball((0, .22, 19.4), (1.46, 1.34, 1.36)).cut(ball((0, -1.35, 18.3), (1.3, 1.05, 1.45)), .1)
        turban = [(1.50, 19.75), (1.62, 20.1), (1.45, 20.6), (1.5, 20.9), (1.15, 21.5), (1.2, 21.75), (.7, 22.3), (.75, 22.5), (.3, 23.0), (.1, 23.2)]
        top = melt(.04, thrown(turban, lambda a, z: 1 + .03 * np.cos(12 * a)).moved((0, .1, 0)), ball((0, -1.55, 20.35), (.42, .2, .55)))
        sash = melt(.1, limb([(1.85, .1, 16.8), (2.0, -.85, 15.2), (1.9, -.75, 12.6), (2.3, -.6, 9.2)], [.5, .55, .5, .42], flat=((1, .4, 0), .4)), limb([(-1.85, .1, 16.8), (-2.0, -.85, 15.2), (-1.9, -.75, 12.6), (-2.3, -.6, 9.2)], [.5, .55, .5, .42], flat=((-1, .4, 0), .4)))
        colours = [(SKIN, None), ((1.25, 1.25, 1.3), skirt), ((1.25, 1.25, 1.3), front), ((.10, .22, .46), sash)]
    gold = melt(.01, hems, belt, chains, studs, bangles, top)
    whole = melt(.05, melt(.12, base, feet, skirt, front, trunk, arms, head), hair, sash, gold)
    grow = lambda b, by=.03: b.raised(lambda p: np.full(len(p), by, np.float32))
    return whole, [(c, b and grow(b)) for c, b in colours] + [(SKIN, grow(arms)), (SKIN, grow(head, .01)), (HAIR, grow(hair))] + face + [(GOLD, grow(gold)), ((.30, .12, .07), base)]


@good("FE11", samples=32)
def marapachi_dolls(colour):
    for x, turn, woman in ((-3.7, 9, True), (3.7, -9, False)):
        whole, paint = _doll(woman)
        mesh.place(cast(whole, dyed(wood("pale", 2, polish=.5)), .07, "doll", paint), (x, 0, 0), (0, 0, turn))
    return Shot("sweep", "sand", azimuth=0, elevation=8, fill=(.60, .76), exposure=.05)
