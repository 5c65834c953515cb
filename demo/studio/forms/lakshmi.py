"""Lakshmi, seated on a lotus: sari and choli, two lotuses held up, one hand that reassures, one that lets coins fall."""
import math

import numpy as np

from forms.anatomy import arm, facing, foot, hand, on_skin, pellets, pleats, rings, step
from forms.drawn import curve
from forms.seats import aureole, bloom, lotus_seat, mukut
from forms.sculpted import Body, ball, beads, limb, melt
from forms.visage import visage

SEAT = (0, .40, 1.8)


def lakshmi():
    """Without her head, on a double lotus."""
    body = _body().once()
    dressed = melt(.10, body.raised(lambda p: np.maximum(_choli(p), _pallu(p))), _legs()).once()
    sari = melt(.06, dressed, _pleats_in_front())
    worn = melt(.02, *_necklaces(dressed), _belt(dressed))
    return melt(.04, lotus_seat(3.45, 1.85), melt(.04, sari, worn, *_feet(), *_lower_arms(), *_upper_arms(), _coins()).moved(SEAT))


def lakshmi_head():
    """To be cast apart, finer than the rest: her crown, her hair, a sun behind her."""
    head = melt(.03, visage("open", 1.08), _hair(), mukut(.84, 2.9, 4).moved((0, .14, .86), (-5, 0, 0)), _jewels())
    return melt(.03, head.moved((0, -.10, 5.72), (0, 0, 0), 1.0), aureole(2.25, .85, 6.5, 40), _locks()).moved(SEAT)


def _body():
    """Slender above, full below: a narrow waist, round breasts, the shoulders of four arms."""
    chest = melt(.4, ball((0, .05, 3.45), (1.18, .78, .95)), ball((0, .05, 2.15), (.82, .66, .95)), ball((0, .12, .85), (1.55, 1.05, .95)))
    shoulders = limb([(0, .05, 4.10), (.75, .06, 4.05), (1.28, .08, 3.78)], [.45, .45, .42]).mirrored()
    breasts = ball((.56, -.58, 3.22), (.54, .52, .54)).mirrored()
    return melt(.22, melt(.35, chest, shoulders, limb([(0, .02, 4.0), (0, -.03, 5.2)], [.52, .44]), ball((0, -.45, 1.75), (.6, .4, .5))), breasts).cut(ball((0, -.88, 1.95), .09), .08)


def _choli(p):
    """The bodice: from under the breasts to a round neck, a seam at both edges."""
    x, y, z = p.T
    low, high = 2.66 + 0 * x, 3.78 - .34 * np.exp(-(x / .55) ** 2) + .5 * np.clip(np.abs(x) - .8, 0, 1)
    on = step(z, low, .06) * step(-z, -high, .06)
    seam = np.exp(-((z - low - .08) / .05) ** 2) + np.exp(-((z - high + .08) / .05) ** 2) * (y < 0)
    return (on * (.05 + .045 * seam)).astype(np.float32)


def _legs():
    """Crossed under the sari, which is drawn in folds round knees and shins."""
    thighs = limb([(.7, .2, .70), (1.9, -.5, .72), (2.72, -1.15, .60)], [.90, .82, .64]).mirrored()
    front = limb([(-2.72, -1.15, .58), (-1.6, -2.0, .60), (-.5, -2.38, .56), (.10, -2.46, .54)], [.62, .56, .48, .44])
    back = limb([(2.72, -1.15, .56), (1.6, -1.95, .50), (.4, -2.2, .40)], [.62, .52, .40])
    return melt(.14, thighs, front, back).raised(_folds)


def _folds(p):
    x, y, z = p.T
    count = np.hypot(np.abs(x) - 2.75, y + 1.15) * 2.4 + .5 * z * np.sign(x)
    return (.05 * pleats(count, 3)).astype(np.float32)


def _feet():
    ankle = limb([(0, -2.46, .54), (.55, -2.55, .56)], [.28, .26])
    right = melt(.12, ankle, foot((.60, -2.58, .54), (1.42, -2.48, .88), (0, -1, .2), 1.0, -1))
    left = foot((-.60, -2.78, .28), (-1.42, -2.70, .34), (0, -1, .25), .9, 1)
    return [right, left, *rings((0, -2.46, .54), (.55, -2.55, .56), ((.02, .46), (.45, .29), (.68, .28)), .06)]


def _pallu(p):
    """The end of the sari: in pleats from the right of the waist over the left breast and shoulder, and down behind it."""
    x, y, z = p.T
    over = (x - .22) * .87 - (z - 4.3) * .49
    on = step(over, .0, .06) * step(-over, -1.12, .06) * step(-z, -4.75, .06)
    return (on * (.06 + .06 * pleats(over * 4.4, 2))).astype(np.float32)


def _pleats_in_front():
    """The pleats of the sari, spread like a fan before her shins."""
    def distance(p):
        x, y, z = p.T
        out = np.clip((-2.0 - y) / 1.1, 0, 1)
        half = .25 + .85 * out
        a = np.clip(x / half, -1.2, 1.2)
        hem = -3.02 - .07 * np.cos(a * 6 * math.pi) + .2 * a * a
        top = .08 + .28 * (1 - out) + .05 * np.cos(a * 6 * math.pi)
        return (np.maximum(np.maximum(np.abs(z) - top, np.abs(x) - half), np.maximum(y + 1.8, hem - y)) * .7).astype(np.float32)
    return Body(distance, np.array((-1.2, -3.15, -.5)), np.array((1.2, -1.8, .5)))


def _lower_arms():
    """The right reassures, the left gives."""
    e, w = (-2.00, -.45, 2.35), (-1.92, -1.55, 2.95)
    calm = melt(.05, melt(.1, arm((-1.36, .05, 3.78), e, w, .36), hand(w, (0, -.06, 1), (.12, -1, 0), .98, -1, 4, .12)), *_worn((-1.36, .05, 3.78), e, w, .36))
    e, w = (2.05, -.30, 2.25), (2.02, -1.55, 1.72)
    gives = melt(.05, melt(.1, arm((1.36, .05, 3.78), e, w, .36), hand(w, (0, -.45, -1), (-.1, -1, .25), .98, -1, 5, .10)), *_worn((1.36, .05, 3.78), e, w, .36))
    return [calm, gives]


def _upper_arms():
    """Two raised behind the others, each with an open lotus on its stem."""
    out = []
    for s in (-1, 1):
        start, e, w = (s * 1.25, .40, 3.95), (s * 2.45, .50, 3.85), (s * 2.72, .15, 4.95)
        fist = hand(w, (-s * .1, -.75, .65), (-s, 0, 0), .78, s, (66, 66, 64, 62), 0, .4)
        grip = np.array((s * 2.52, -.22, 5.32))
        stem = limb([grip - (0, 0, .8), grip, grip + (s * .12, 0, .55), grip + (s * .22, 0, .95)], .075, 3)
        out += [melt(.05, melt(.1, arm(start, e, w, .32), fist), *_worn(start, e, w, .32)), stem, bloom(grip + (s * .20, -.10, 1.30), .80)]
    return out


def _worn(shoulder, elbow, wrist, thick):
    """The sleeve's hem, an armlet, bangles."""
    s, e = np.asarray(shoulder, float), np.asarray(elbow, float)
    return [*rings(s, e, ((.40, thick * 1.08), (.54, thick * 1.06)), .065), *rings(e, wrist, ((.66, thick * .80), (.75, thick * .76), (.84, thick * .72), (.93, thick * .66)), .055)]


def _coins():
    """A stream of coins from the open palm to a heap on the seat."""
    stream = [ball((0, 0, 0), (.20, .20, .05)).moved((2.02 + .10 * math.sin(2.3 * k), -2.12 - .07 * k, 1.18 - .20 * k), (50 + 23 * k, 20 * math.sin(k), 40 * k)) for k in range(5)]
    heap = [ball((0, 0, 0), (.22, .22, .055)).moved((1.95 + .34 * math.sin(2.4 * k), -2.62 + .20 * math.cos(1.7 * k), .10 + .055 * (k % 4)), (25 * math.sin(k), 25 * math.cos(2 * k), 0)) for k in range(9)]
    return melt(.01, *stream, *heap)


def _necklaces(body):
    """One close to the throat, one wide with drops and a pendant."""
    out = []
    for low, wide, r, reach in ((4.28, .55, .075, 1.5), (3.80, .80, .085, 1.35)):
        a = np.linspace(-reach, reach, 60)
        out.append(beads(facing(body, np.stack([wide * np.sin(a), 4.55 - (4.55 - low) * np.cos(a) ** .8], 1), -.02), r))
    a = np.linspace(-.9, .9, 9)
    drops = facing(body, np.stack([.84 * np.sin(a), 4.36 - .72 * np.cos(a) ** .8], 1), -.02)
    return [*out, pellets(drops, .085), ball(facing(body, [(0, 3.48)], -.04)[0], (.16, .10, .20))]


def _belt(body):
    path = on_skin(body, [(1.35 * math.sin(a), -1.3 * math.cos(a), 1.42 - .12 * math.cos(a)) for a in np.linspace(-2.0, 2.0, 24)], .04)
    return melt(.02, beads(path, .085), ball(path[len(path) // 2] + (0, -.05, 0), (.24, .12, .22)))


def _hair():
    """Parted in the middle, drawn back in waves under the crown."""
    cap = ball((0, .18, .30), (1.02, 1.06, 1.06)).cut(ball((0, -1.22, -.32), (1.02, 1.1, 1.12)), .06)
    return cap.raised(lambda p: (.02 * np.sin(34 * np.arctan2(p[:, 2] - .2, np.abs(p[:, 0]) + .2))).astype(np.float32))


def _jewels():
    """Ear-rings, a drop on the brow, a nose-ring."""
    rings_ = melt(.03, ball((1.0, .0, -.78), (.20, .20, .20)), ball((1.0, -.02, -1.05), (.13, .13, .16))).mirrored()
    return melt(.02, rings_, ball((0, -.95, .55), (.09, .07, .13)), ball((0, -.93, .36), .05))


def _locks():
    """Long hair over both shoulders."""
    thick = np.interp(np.linspace(0, 1, 19), (0, .4, 1), (.16, .15, .06))
    fall = [curve([(s * .80, .28, 5.4), (s * (1.05 + .10 * k), .10, 4.75), (s * (1.12 + .14 * k), -.20 - .1 * k, 4.15), (s * (1.25 + .13 * k), -.26, 3.5)], 6) for s in (-1, 1) for k in (0, 1)]
    return melt(.04, *[limb(path, thick, 0) for path in fall])
