"""Ganesha, seated on a lotus: elephant's head, four arms, a bowl of sweets, the mouse at his feet."""
import math

import numpy as np

from forms import figures
from forms.sculpted import ball, beads, hoop, limb, melt, slab, thrown


def head():
    """About the neck's top at the origin's height 6; trunk turned to his left (the viewer's right)."""
    skull = melt(.5, ball((0, -.15, 6.25), (1.35, 1.25, 1.35)), ball((.55, -.55, 6.95), (.72, .7, .65)).mirrored(), ball((.78, -.95, 5.65), (.58, .6, .62)).mirrored())
    path = [(0, -1.1, 6.1), (0, -1.85, 5.3), (-.02, -2.2, 4.3), (.12, -2.42, 3.4), (.55, -2.62, 2.65), (1.2, -2.70, 2.45), (1.62, -2.62, 2.95)]
    trunk = limb(path, [.98, .80, .66, .56, .48, .41, .34], 6)
    trunk = trunk.raised(lambda p: (np.where(p[:, 1] < -1.6, .022 * np.sin(p[:, 2] * 13), 0)).astype(np.float32))
    tusks = melt(.02, limb([(.62, -1.3, 5.25), (.95, -1.9, 4.75), (1.05, -2.35, 4.75)], [.22, .19, .07]), limb([(-.62, -1.3, 5.25), (-.9, -1.75, 4.85)], [.22, .2]))
    eyes = melt(.02, ball((.80, -1.22, 6.22), (.22, .17, .14)), limb([(.52, -1.36, 6.22), (.78, -1.44, 6.42), (1.06, -1.12, 6.26)], .06), limb([(.52, -1.36, 6.2), (.8, -1.4, 6.04), (1.06, -1.12, 6.22)], .04), limb([(.42, -1.32, 6.6), (.78, -1.30, 6.80), (1.14, -.95, 6.6)], .08)).mirrored()
    ear = ball((0, 0, 0), (1.30, .22, 1.55)).cut(ball((.1, -.42, .05), (.95, .42, 1.15)), .15)
    ears = melt(.05, ear, limb([(-.5, -.15, -.6), (.1, -.2, .1), (.7, -.1, .7)], [.05, .09, .05])).moved((2.05, .1, 6.15), (0, 10, 20)).mirrored()
    mark = melt(.02, *[limb([(-.34, -1.32 + .1 * k, 6.98 + .15 * k), (0, -1.36 + .1 * k, 6.95 + .15 * k), (.34, -1.32 + .1 * k, 6.98 + .15 * k)], .035) for k in range(3)])
    return melt(.05, melt(.25, skull, trunk), tusks, eyes, ears, mark)


def seated(halo=True, mouse=True, base="lotus"):
    """The whole idol, about 12 units high with its seat, standing on z = 0."""
    legs = melt(.2, limb([(.8, 0, .75), (2.3, -.9, .75), (3.0, -1.5, .62)], [.95, .85, .66]).mirrored(),
                limb([(3.0, -1.5, .55), (1.8, -2.5, .5), (.4, -2.6, .5)], [.62, .5, .4]), limb([(-3.0, -1.5, .55), (-2.0, -2.7, .45), (-.9, -3.05, .3)], [.62, .5, .42]),
                limb([(.5, -2.6, .48), (-.35, -2.6, .55)], [.4, .34]), limb([(-.9, -3.0, .32), (-.1, -3.35, .22)], [.4, .3]))
    legs = figures.folds(legs, lambda p: np.hypot(p[:, 0] * .9, p[:, 1] + .2) * 1.25, .035)
    body = melt(.4, figures.torso(1.0), ball((0, -1.5, 1.35), (.16, .1, .16)))
    right = melt(.06, figures.arm((-1.75, -.1, 3.8), (-2.65, -.7, 2.6), (-2.35, -1.9, 3.3)), figures.hand((-2.35, -1.95, 3.35), (0, -.15, 1), (0, -1, -.1), .95, -1))
    left = melt(.06, figures.arm((1.75, -.1, 3.8), (2.6, -.6, 2.4), (1.75, -1.9, 1.95)), figures.hand((1.75, -1.9, 1.95), (-.5, -1, 0), (0, 0, 1), .85, 1, .3), _bowl((1.35, -2.5, 2.3)))
    back = melt(.06, figures.arm((1.6, .4, 4.0), (2.95, .5, 4.3), (3.15, -.1, 5.7), .40), figures.arm((-1.6, .4, 4.0), (-2.95, .5, 4.3), (-3.15, -.1, 5.7), .40),
                figures.hand((3.15, -.1, 5.7), (0, 0, 1), (0, -1, 0), .75, 1, .9), figures.hand((-3.15, -.1, 5.7), (0, 0, 1), (0, -1, 0), .75, -1, .9))
    held = melt(.05, _goad(-3.2, -.45, 6.2), figures.lotus_bud((3.2, -.45, 7.2), (3.15, -.3, 5.6)))
    worn = [figures.necklace(4.7, 1.05, .95, .5), figures.necklace(4.5, 1.35, 1.1, 1.1, -.05, .12, .3), figures.crown(4, 1.12, 2.7).moved((0, .05, 7.15)),
            limb([(1.45, -.75, 4.2), (.6, -1.75, 2.7), (-.9, -1.95, 1.5), (-1.7, -1.3, 1.0)], .07),
            *[beads([(1.95 * math.cos(a), -.35 + 1.75 * math.sin(a), .95) for a in np.linspace(math.pi, 2 * math.pi, 50)], .12)]]
    figure = melt(.06, melt(.18, body, legs), right, left, back, held, head(), *worn)
    parts, top = [], 1.7
    if base == "lotus":
        parts.append(figures.lotus(3.7, 1.7))
    else:
        parts += [thrown([(4.0, 0), (4.05, .2), (3.7, .35), (3.6, 1.2), (3.8, 1.4), (3.8, 1.7)])]
    parts.append(figure.moved((0, .5, top - .05)))
    if halo:
        parts.append(figures.halo(3.9, .9, 12.0, 31, 1.75))
        parts.append(slab((0, 1.7, .8), (8.7, .8, 1.4), .15))
    if mouse:
        parts.append(_mouse().moved((2.6, -3.1, 0), (0, 0, 55)))
        parts.append(slab((0, -.9, .16), (9.0, 7.0, .32), .14))
    return melt(.05, *parts)


def _bowl(at):
    sweets = [ball((.22 * math.cos(a), .22 * math.sin(a), .28), .2) for a in np.linspace(0, 2 * math.pi, 5, endpoint=False)] + [ball((0, 0, .46), .2)]
    return melt(.03, ball((0, 0, 0), (.52, .52, .34)), hoop((0, 0, .18), .48, .07), *sweets).moved(at)


def _goad(x, y, z):
    return melt(.05, limb([(x, y, z - 1.1), (x, y, z + 1.4)], .09, 0), limb([(x, y, z + .8), (x - .5, y, z + 1.0), (x - .62, y, z + .6)], [.1, .09, .04]), ball((x, y, z + 1.5), (.1, .1, .26)))


def _mouse():
    return melt(.12, ball((0, .2, .55), (.42, .7, .48)), ball((0, -.5, .85), (.3, .42, .32)), limb([(0, -.7, .8), (0, -1.0, .72)], [.2, .1]), ball((.22, -.38, 1.15), (.16, .07, .18)).mirrored(),
                limb([(0, .8, .4), (.3, 1.3, .35), (.1, 1.7, .5)], [.12, .08, .05]), ball((.2, -.6, .35), .14).mirrored()).moved((0, 0, .2))
