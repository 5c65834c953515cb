"""Ganesha, seated with his legs crossed: four arms, a bowl of modak, the snake for a belt; the mouse at his feet."""
import math

import numpy as np

from forms.anatomy import arm, foot, hand, on_skin, pellets, rings
from forms.elephant_head import elephant_head
from forms.seats import aureole, bloom, leaves
from forms.sculpted import Body, ball, beads, hoop, limb, melt, thrown

HEAD = (0, -.12, 5.70)
HEAD_SIZE = 1.12


def seated(knee_up=False):
    """The god without his head, sitting on z = 0, cross-legged or with his left knee up."""
    trunk = torso().once()
    worn = melt(.03, *_necklaces(trunk), *_threads(trunk), _snake(trunk))
    return melt(.05, melt(.12, trunk, legs_at_ease() if knee_up else crossed_legs()), worn, *_front_arms(.45 if knee_up else 0), *_back_arms())


def head(crown, sun=False):
    """To be cast apart, finer than the rest, where `seated` wants it; the crown stands on its own z = 0. 8.5 high with it."""
    whole = melt(.03, elephant_head().moved(HEAD, (0, 0, 0), HEAD_SIZE), crown.moved((0, .12, HEAD[2] + .98), (-4, 0, 0), 1.05))
    return melt(.03, whole, aureole(2.35, .95, 6.5, 40)) if sun else whole


def torso():
    """A belly like a pot, a soft chest, the shoulders of four arms."""
    belly = ball((0, -.32, 1.85), (2.0, 1.75, 1.62))
    chest = melt(.4, ball((0, .1, 3.25), (1.55, 1.05, 1.1)), ball((.72, -.62, 3.35), (.70, .50, .55)).mirrored())
    shoulders = limb([(0, .1, 4.0), (.95, .1, 4.05), (1.65, .1, 3.7)], [.6, .62, .58]).mirrored()
    return melt(.45, belly, chest, shoulders, limb([(0, .1, 4.0), (0, .0, 5.2)], [.8, .8]), ball((0, .2, .6), (1.9, 1.2, .8))).cut(ball((0, -2.08, 1.55), .14), .12)


def crossed_legs():
    """The right shin before the left, both feet to be seen; the dhoti in chiselled folds."""
    thighs = limb([(.75, .1, .75), (1.9, -.55, .78), (2.85, -1.25, .68)], [.98, .90, .74]).mirrored()
    front = limb([(-2.85, -1.25, .64), (-1.6, -2.2, .64), (-.5, -2.62, .60), (.10, -2.70, .58)], [.70, .62, .52, .47])
    back = limb([(2.85, -1.25, .60), (1.7, -2.1, .52), (.5, -2.35, .42)], [.70, .56, .42])
    cloth = melt(.14, thighs, front, back).raised(_chiselled)
    ankle = limb([(0, -2.70, .58), (.62, -2.80, .60)], [.30, .28])
    right = melt(.12, ankle, foot((.66, -2.84, .58), (1.55, -2.72, .98), (0, -1, .2), 1.12, -1))
    left = foot((-.62, -3.05, .30), (-1.55, -2.98, .36), (0, -1, .25), 1.0, 1)
    hem = rings((-.5, -2.62, .60), (.10, -2.70, .58), ((.98, .47), (.80, .50)), .06)
    return melt(.05, cloth, right, left, *hem, *rings((0, -2.70, .58), (.62, -2.80, .60), ((.45, .31), (.66, .30)), .065))


def legs_at_ease():
    """The right leg folded flat, the left knee up and its foot on the seat."""
    flat = limb([(-.75, .1, .75), (-1.9, -.55, .78), (-2.85, -1.25, .68)], [.98, .90, .74])
    shin = limb([(-2.85, -1.25, .64), (-1.7, -2.15, .60), (-.7, -2.50, .52), (-.3, -2.55, .50)], [.70, .60, .48, .44])
    up = melt(.15, limb([(.75, .1, .8), (1.9, -.7, 1.25), (2.75, -1.45, 1.55)], [.98, .86, .66]), limb([(2.75, -1.45, 1.55), (2.45, -1.95, .95), (2.2, -2.30, .55)], [.64, .52, .40]))
    cloth = melt(.14, flat, shin, up).raised(_chiselled)
    right = melt(.12, limb([(-.3, -2.55, .50), (.2, -2.66, .50)], [.30, .28]), foot((.22, -2.70, .48), (1.0, -2.72, .70), (0, -1, .3), 1.0, -1))
    left = melt(.12, limb([(2.2, -2.30, .55), (2.12, -2.45, .30)], .29), foot((2.12, -2.35, .22), (1.95, -3.20, .20), (0, 0, -1), 1.0, 1))
    return melt(.05, cloth, right, left, *rings((-.3, -2.55, .5), (.2, -2.66, .5), ((0, .45), (.45, .31), (.66, .30)), .065), *rings((2.2, -2.3, .55), (2.12, -2.45, .30), ((0, .41), (.6, .32)), .065))


def _chiselled(p):
    """Folds cut across the thighs and shins, a line beside each."""
    knee = p - np.float32((0, -1.25, .4))
    count = np.hypot(np.abs(knee[:, 0]) - 2.9, knee[:, 1]) * 1.9 + knee[:, 2] * .5 * np.sign(knee[:, 0]) + .22 * np.sin(2.3 * p[:, 0] + 2 * p[:, 2])
    near = np.mod(count, 1)
    return (.040 * np.exp(-((near - .5) / .20) ** 2) - .055 * np.exp(-((near - .92) / .06) ** 2)).astype(np.float32)


def _front_arms(lift=0.0):
    """The right reassures, the left holds the bowl, `lift` higher."""
    e, w = (-2.72, -.60, 2.30), (-2.50, -1.80, 2.95)
    calm = melt(.06, melt(.12, arm((-1.72, .0, 3.75), e, w, .47), hand(np.add(w, (0, -.02, .02)), (0, -.05, 1), (.12, -1, 0), 1.12, -1, 4, .12)), *_worn((-1.72, 0, 3.75), e, w, .47))
    e, w = (2.92, -.30, 2.25 + lift * .6), (2.86, -1.65, 2.0 + lift)
    gives = melt(.06, melt(.12, arm((1.72, .0, 3.75), e, w, .47), hand(w, (-.22, -1, .05), (0, 0, 1), 1.0, -1, 14)), *_worn((1.72, 0, 3.75), e, w, .47), sweets((2.66, -2.38, 2.30 + lift)))
    return [calm, gives]


def _back_arms():
    out = []
    for s in (-1, 1):
        start, e, w = (s * 1.55, .45, 3.95), (s * 3.05, .60, 3.95), (s * 3.50, .25, 5.15)
        fist = hand(w, (-s * .1, -.75, .65), (-s, 0, 0), .86, s, (70, 68, 66, 64), 0, .4)
        out.append(melt(.06, melt(.12, arm(start, e, w, .40), fist), *_worn(start, e, w, .40)))
    grip = np.array((3.28, -.15, 5.55))
    return [*out, axe(grip * (-1, 1, 1)), bloom(grip + (.05, -.08, 1.38), .66), limb([grip - (0, 0, .75), grip + (0, 0, .5), grip + (.05, 0, 1.3)], .085, 2)]


def _worn(shoulder, elbow, wrist, thick):
    """An armlet with its jewel, three bangles."""
    s, e = np.asarray(shoulder, float), np.asarray(elbow, float)
    at = s + (e - s) * .5
    jewel = ball(at + (math.copysign(thick * .55, s[0]), -thick * .9, .05), (.15, .12, .2))
    return [*rings(s, e, ((.44, thick * 1.08), (.54, thick * 1.06)), .065), jewel, *rings(e, wrist, ((.74, thick * .76), (.84, thick * .70), (.94, thick * .64)), .06)]


def sweets(at):
    """A bowl heaped with modak: pleated drops."""
    def modak(p):
        turn = np.arctan2(p[:, 1], p[:, 0])
        r = np.hypot(p[:, 0], p[:, 1])
        out = np.interp(p[:, 2], (-.2, -.12, .0, .12, .22, .34), (.16, .225, .23, .15, .06, .0)) * (1 + .05 * np.cos(9 * turn))
        return (np.maximum(r - out, np.abs(p[:, 2] - .07) - .27) * .7).astype(np.float32)
    one = Body(modak, np.array((-.25, -.25, -.2)), np.array((.25, .25, .36)))
    heap = [one.moved((.27 * math.cos(a), .27 * math.sin(a), .26)) for a in np.linspace(.5, 2 * math.pi + .5, 5, endpoint=False)] + [one.moved((0, 0, .52), (0, 0, 0), 1.1)]
    return melt(.02, ball((0, 0, 0), (.58, .58, .36)).cut(ball((0, 0, .45), (.55, .55, .35)), .05), hoop((0, 0, .14), .56, .065), *heap).moved(at)


def axe(grip):
    """The parashu: a staff with a crescent blade."""
    x, y, z = grip
    blade = ball((x - .38, y, z + 1.15), (.34, .10, .48)).cut(ball((x - .08, y, z + 1.58), (.26, .4, .30)), .03).cut(ball((x - .08, y, z + .72), (.26, .4, .30)), .03)
    return melt(.04, limb([(x, y, z - .8), (x, y, z + 1.7)], .09, 0), blade, hoop((x, y, z + .82), .11, .05), hoop((x, y, z + 1.48), .11, .05), ball((x, y, z + 1.78), (.12, .12, .2)))


def _necklaces(trunk):
    """Two strings that lie on the chest, the lower with a pendant."""
    out = []
    for low, wide, r in ((3.85, 1.0, .10), (3.05, 1.28, .085)):
        path = [(wide * math.sin(a), -1.6 * math.cos(a), 4.5 - (4.5 - low) * max(0, math.cos(a)) ** .8) for a in np.linspace(-1.75, 1.75, 24)]
        out.append(beads(on_skin(trunk, path, .03), r))
    return out


def _threads(trunk):
    """The sacred thread, a twisted cord from the left shoulder across the belly."""
    path = on_skin(trunk, [(1.25, -.6, 4.3), (.75, -1.4, 3.4), (-.3, -2.0, 2.4), (-1.1, -1.9, 1.5), (-1.75, -1.1, .9)], .02)
    return [beads(path, .07, 1.5)]


def _snake(trunk):
    """A cobra for a belt, its hood raised beside the trunk."""
    path = on_skin(trunk, [(1.95, .3, 1.5), (1.7, -1.2, 1.25), (.9, -1.9, 1.10), (0, -2.1, 1.05), (-.9, -1.9, 1.12), (-1.7, -1.2, 1.30), (-1.95, .3, 1.5)], .05)
    scales = limb(path, .13, 0).raised(lambda p: (.012 * np.cos(p[:, 0] * 40)).astype(np.float32))
    at = on_skin(trunk, [(-.95, -1.9, 1.62)], .1, 0)[0]
    hood = melt(.06, ball(at, (.27, .12, .33)), limb([at - (0, 0, .5), at], [.13, .12], 0), ball(at + (0, -.10, .12), (.11, .12, .10)))
    return melt(.05, scales, hood)


def pellet_crown():
    """A potter's crown: a cone with rows of pellets pressed on, a leaf in front. Stands on z = 0."""
    cone = thrown([(1.0, -.1), (1.05, .0), (1.02, .25), (.84, .8), (.58, 1.3), (.30, 1.75), (.16, 1.95), (.24, 2.12), (.16, 2.3), (.02, 2.42)])
    rows_of = []
    for z, r in ((.10, 1.06), (.48, .97), (.84, .83), (1.18, .66), (1.50, .47)):
        n = max(6, round(2 * math.pi * r / .36))
        a = np.linspace(0, 2 * math.pi, n, endpoint=False) + z * 2
        rows_of.append(np.stack([r * np.cos(a), r * np.sin(a), 0 * a + z], 1))
    balls = pellets(np.concatenate(rows_of), .165)
    leaf = leaves(1, 1.05, .62, (.36, .62, .07), -6, -math.pi / 2, 1, .3)
    return melt(.04, cone, balls, leaf, ball((0, -1.2, .55), (.14, .1, .16)))


def mouse():
    """Mushika on his haunches with a sweet, about 1.7 high; looks along -y."""
    body = melt(.3, ball((0, .25, .55), (.58, .68, .58)), ball((0, -.05, .95), (.42, .44, .5)))
    head = melt(.16, ball((0, -.22, 1.50), (.36, .42, .34)), limb([(0, -.45, 1.44), (0, -.88, 1.32)], [.24, .10]))
    ears = ball((0, 0, 0), (.29, .08, .30)).cut(ball((0, -.10, 0), (.20, .09, .21)), .03).moved((.36, -.02, 1.84), (0, 14, 16)).mirrored()
    eyes = ball((.20, -.52, 1.56), .075).mirrored()
    haunch = melt(.1, ball((.46, .15, .40), (.26, .46, .40)), limb([(.42, -.10, .10), (.40, -.58, .09)], [.15, .11])).mirrored()
    paws = limb([(.34, -.22, 1.02), (.36, -.52, .86), (.12, -.68, .98)], [.16, .12, .10]).mirrored()
    tail = limb([(0, .80, .25), (.35, 1.15, .12), (.95, 1.05, .10), (1.25, .55, .09), (1.15, .15, .08)], [.14, .11, .09, .075, .04], 6)
    return melt(.05, melt(.1, body, head, haunch), ears, eyes, paws, tail, ball((0, -.80, 1.06), .20), ball((0, -.95, 1.34), .07))
