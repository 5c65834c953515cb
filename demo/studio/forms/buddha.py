"""The Buddha in meditation: hands laid in each other, both soles upturned, the robe over his left shoulder."""
import math

import numpy as np

from forms.anatomy import arm, foot, hand, pleats, step
from forms.seats import lotus_seat
from forms.sculpted import Body, ball, limb, melt
from forms.visage import curls, visage

SEAT = (0, .45, 1.8)
SHEET = .075                                                         # how thick the robe is


def buddha(chased=False):
    """Without his head, on a double lotus; `chased`: a border of beads on the robe."""
    robe = melt(.15, melt(.3, _trunk(), _left_arm()), _legs()).once()
    draped = robe.raised(lambda p: _robe(p, chased))
    bare = melt(.12, arm((-1.68, .12, 3.72), (-2.30, .18, 2.20), (-1.16, -1.80, 1.60), .47), ball((-1.55, .12, 3.72), .50))
    figure = melt(.07, melt(.12, draped, bare), *_feet(), *_hands(), _fan())
    return melt(.04, lotus_seat(3.75, 1.85), figure.moved(SEAT))


def buddha_head():
    """To be cast apart, finer than the rest."""
    return melt(.03, visage("lowered"), curls(), ball((0, -.91, .46), .06)).moved(np.add(SEAT, (0, -.12, 5.78)), (-3, 0, 0), 1.06)


def _trunk():
    """A lion's chest, narrow below; a neck with three lines."""
    chest = melt(.5, ball((0, .02, 3.30), (1.45, .92, 1.15)), ball((0, .05, 2.0), (1.12, .84, 1.25)), ball((0, .15, .75), (1.65, 1.1, .85)),
                 ball((.62, -.48, 3.42), (.72, .46, .52)).mirrored(), ball((0, -.42, 1.75), (.85, .55, .8)))
    shoulders = limb([(0, .08, 4.10), (.9, .10, 4.02), (1.55, .12, 3.72)], [.55, .58, .54]).mirrored()
    neck = limb([(0, .05, 4.0), (0, .0, 5.2)], [.70, .58]).raised(lambda p: (-.03 * np.exp(-((np.mod(p[:, 2] / .22, 1) - .5) / .12) ** 2) * step(p[:, 2], 4.55, .1)).astype(np.float32))
    return melt(.35, chest, shoulders, neck)


def _left_arm():
    return melt(.2, arm((1.68, .12, 3.72), (2.30, .18, 2.20), (1.16, -1.66, 1.44), .50), limb([(2.2, .1, 2.3), (2.0, .1, 1.4), (1.75, -.2, .9)], [.42, .40, .3]))


def _legs():
    """Folded, the right shin over the left."""
    thigh = limb([(.8, .25, .72), (2.1, -.5, .74), (3.02, -1.20, .64)], [.95, .88, .70])
    over = limb([(-3.02, -1.20, .62), (-1.9, -2.12, .66), (-.6, -2.48, .84), (.7, -2.32, 1.12)], [.68, .57, .47, .36])
    under = limb([(3.02, -1.20, .60), (1.9, -2.08, .50), (.6, -2.42, .40), (-.6, -2.30, .36)], [.68, .54, .45, .38])
    right, left = melt(.14, thigh.mirrored(), over), melt(.14, thigh, under)
    return melt(.05, right, left)


def _feet():
    right = foot((.60, -2.22, 1.22), (1.78, -2.02, 1.40), (.05, -.80, .60), .98, -1)
    left = foot((-.60, -2.22, 1.22), (-1.78, -2.02, 1.40), (-.05, -.80, .60), .98, 1)
    return [right, left]


def _hands():
    """The right in the left, the palms up and a little to the front, the thumbs touching."""
    palm = (0, -.70, .72)
    below = hand((1.16, -1.78, 1.52), (-1, -.16, -.02), palm, 1.10, -1, 6, .04, .3)
    above = hand((-1.16, -1.98, 1.66), (1, -.10, -.02), palm, 1.10, 1, 6, .04, .3)
    thumbs = limb([(-.66, -1.84, 2.00), (-.30, -1.86, 2.20), (0, -1.88, 2.24), (.30, -1.86, 2.20), (.66, -1.76, 2.00)], [.15, .12, .10, .12, .15])
    return [below, above, thumbs]


def _robe(p, chased):
    """How high the cloth lies: its edge runs from the left of the neck to under the right arm; folds fall beside it."""
    x, y, z = p.T
    over = (x - .30) * .74 - (z - 3.75) * .67
    covered = step(over, .0, .07) * step(z, 4.78, -.06) + 0 * y
    covered = np.where(z < 1.45, 1, covered)
    fall = np.where(z > 1.5, 1, 0)
    count = over * 2.1 + .22 * np.sin(x * 1.7) * np.clip(over, 0, 1)
    knees = np.hypot(np.abs(x) - 3.05, y + 1.2) * 2.5 + .55 * z
    ridge = fall * pleats(count, 2.2) * step(over, .42, .2) + (1 - fall) * pleats(knees * .8, 7) * .45
    band = np.exp(-((over - .06) / .05) ** 2) + np.exp(-((over - .30) / .04) ** 2) if chased else np.exp(-((over - .07) / .06) ** 2)
    beads = np.clip(1 - (np.hypot(over - .18, _nearest((x * .67 + z * .74), .17)) / .075) ** 2, 0, 1) if chased else 0
    return (covered * (SHEET + .075 * ridge + fall * (.045 * band + .06 * beads))).astype(np.float32)


def _nearest(along, gap):
    return (np.mod(along / gap, 1) - .5) * gap


def _fan():
    """The end of the robe, spread in pleats under the crossed shins."""
    def distance(p):
        x, y, z = p.T
        out = np.clip((-2.0 - y) / 1.1, 0, 1)
        half = .25 + .95 * out
        a = np.clip(x / half, -1.2, 1.2)
        scallop = -3.05 - .08 * np.cos(a * 5 * math.pi) + .22 * a * a
        top = .10 + .30 * (1 - out) + .05 * np.cos(a * 5 * math.pi)
        return (np.maximum(np.maximum(np.abs(z) - top, np.abs(x) - half), np.maximum(y + 1.8, scallop - y)) * .7).astype(np.float32)
    return Body(distance, np.array((-1.3, -3.2, -.5)), np.array((1.3, -1.8, .5)))
