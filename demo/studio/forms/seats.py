"""What gods sit on and under: lotus petals in rows, lotus seats, stools, crowns, suns behind a head."""
import math

import numpy as np

from forms.anatomy import lens, pellets
from forms.sculpted import Body, ball, hoop, limb, melt, slab, thrown


def leaves(n, R, z, size, lean=0.0, turn=0.0, tip=1, swell=.5):
    """A ring of pointed petals: `size` is (half width, half height, thickness); `lean` tips them outwards, degrees.

    A petal swells outwards, has a raised rim and a rib; tip = -1 hangs them down.
    """
    wide, high, thick = size
    d = (high * high - wide * wide) / (2 * wide) if high > wide else 0.0
    arc, c, s, half = wide + d, math.cos(math.radians(lean)), math.sin(math.radians(lean)), math.pi / n

    def distance(p):
        a = np.mod(np.arctan2(p[:, 1], p[:, 0]) - turn + half, 2 * half) - half
        r = np.hypot(p[:, 0], p[:, 1])
        out, t, up = r * np.cos(a) - R, np.abs(r * np.sin(a)), (p[:, 2] - z) * tip
        w, u = out * c - up * s, out * s + up * c
        edge = lens(t, np.abs(u), arc, d, high)
        belly = swell * wide * (1 - np.clip((t / wide) ** 2 * .7 + (u / high) ** 2 * .3, 0, 1))
        th = thick * (1 + .55 * np.exp(-((edge + .13 * wide) / (.09 * wide)) ** 2) + .35 * np.exp(-(t / (.07 * wide)) ** 2) * (edge < -.2 * wide))
        away = np.maximum(edge, np.abs(w - belly) - th)
        return (away * .75).astype(np.float32)
    m = R + high + thick + swell * wide
    tall = high + thick
    return Body(distance, np.array((-m, -m, z - tall)), np.array((m, m, z + tall)))


def lotus_seat(r, h=1.7, n=18):
    """A double lotus on a moulded foot, standing on z = 0, its top at h."""
    core = thrown([(r * .98, 0), (r * 1.0, .03), (r * 1.0, h * .12), (r * .92, h * .16), (r * .86, h * .3), (r * .74, h * .5), (r * .80, h * .62), (r * .88, h * .9), (r * .9, h * .97), (r * .88, h)])
    wide = math.pi * r * .86 / n
    up = [leaves(n, r * .93, h * .70, (wide * .98, h * .42, .05), 20, 0, 1, .5), leaves(n, r * .88, h * .74, (wide * .8, h * .40, .05), 16, math.pi / n, 1, .25)]
    down = [leaves(n, r * .93, h * .36, (wide * .98, h * .36, .05), 34, math.pi / n, -1, .5), leaves(n, r * .87, h * .36, (wide * .8, h * .34, .05), 30, 0, -1, .25)]
    waist = hoop((0, 0, h * .52), r * .78, .08)
    a = np.linspace(0, 2 * math.pi, int(2 * math.pi * r * .88 / .24), endpoint=False)
    seeds = pellets(np.stack([r * .86 * np.cos(a), r * .86 * np.sin(a), 0 * a + h], 1), .11)
    return melt(.04, core, waist, *up, *down, seeds)


def mukut(r=1.0, h=2.8, rows=4, n=10):
    """A tall crown of leaves in rows round a cone, a jewelled band, a great leaf in front. Stands on z = 0."""
    band = [hoop((0, 0, .06), r * 1.04, .09), hoop((0, 0, .50), r * 1.01, .08)]
    a = np.linspace(0, 2 * math.pi, int(2 * math.pi * r / .26), endpoint=False)
    jewels = pellets(np.stack([r * 1.03 * np.cos(a), r * 1.03 * np.sin(a), 0 * a + .28], 1), .105)
    top = h - .55
    core = thrown([(r * .95, -.1), (r * 1.0, .1), (r * .98, .5), (r * .86, .5 + .35 * (top - .5)), (r * .52, .5 + .75 * (top - .5)), (r * .24, top), (r * .12, top + .04)])
    tiers = []
    for k in range(rows):
        t = k / rows
        at = .62 + (top - .62) * (t + .42 / rows)
        rad = r * float(np.interp(at, [.5, .5 + .35 * (top - .5), .5 + .75 * (top - .5), top], [.97, .86, .52, .26]))
        tiers += [leaves(n, rad, at, (math.pi * rad / n * .95, (top - .6) / rows * .66, .045), -8 - 20 * t, math.pi / n * (k % 2) + math.pi / 2, 1, .45), hoop((0, 0, at - (top - .6) / rows * .42), rad * 1.03, .05)]
    bud = melt(.06, ball((0, 0, top + .10), (r * .30, r * .30, .13)), ball((0, 0, top + .32), (r * .20, r * .20, .2)), limb([(0, 0, top + .4), (0, 0, h)], [r * .12, .03], 0))
    gem = melt(.03, ball((0, 0, 0), (.40, .12, .58)), ball((0, -.1, -.1), (.17, .12, .22)), limb([(-.22, -.08, -.3), (0, -.1, .42), (.22, -.08, -.3)], .045, 0))
    front = gem.moved((0, -r * 1.0, .78), (10, 0, 0), r)
    sides = [gem.moved((x * r * .82, -r * .66, .68), (8, 0, x * 48), r * .72) for x in (-1, 1)]
    return melt(.03, core, *band, jewels, *tiers, bud, front, *sides)


def stool(r, h=1.7):
    """A potter's seat: thrown, with a row of pellets pressed on."""
    body = thrown([(r * 1.02, 0), (r * 1.06, .10), (r * 1.05, .24), (r * .95, .36), (r * .92, h * .5), (r * .93, h * .72), (r * 1.02, h * .82), (r * 1.04, h * .92), (r * .99, h)])
    a = np.linspace(0, 2 * math.pi, int(2 * math.pi * r * .94 / .44), endpoint=False)
    row = pellets(np.stack([r * .94 * np.cos(a), r * .94 * np.sin(a), 0 * a + h * .56], 1), .19)
    return melt(.06, body, row)


def aureole(R, y, z, rays=36):
    """A sun of beads and petals behind a head, round the y axis."""
    plate = melt(.04, hoop((0, y, z), R * .82, .13, 1), hoop((0, y, z), R * .62, .09, 1))
    a = np.linspace(0, 2 * math.pi, rays, endpoint=False)
    flames = leaves(rays, R * .93, 0, (R * 2.9 / rays, R * .15, .05), 90, 0, 1, .4).moved((0, y, z), (-90, 0, 0))
    inner = pellets(np.stack([R * .72 * np.sin(a), 0 * a + y, z + R * .72 * np.cos(a)], 1), .10)
    petals = leaves(18, R * .40, 0, (R * .085, R * .2, .04), 90, 0, 1, .3).moved((0, y, z), (-90, 0, 0))
    disc = Body(lambda p: np.maximum(np.hypot(p[:, 0], p[:, 2] - z) - R * .8, np.abs(p[:, 1] - y) - .07).astype(np.float32), np.array((-R, y - .1, z - R)), np.array((R, y + .1, z + R)))
    return melt(.04, plate, inner, petals, disc, flames)




def bloom(at, size=.6, tip=45):
    """An open lotus, `size` from its middle to the tips, tipped towards us by `tip` degrees."""
    rows = [leaves(8, size * .40, size * .12, (size * .27, size * .50, .045), 52, 0, 1, .5), leaves(8, size * .28, size * .28, (size * .25, size * .48, .045), 26, math.pi / 8, 1, .5)]
    pod = melt(.05, ball((0, 0, 0), (size * .34, size * .34, size * .30)), ball((0, 0, size * .22), (size * .24, size * .24, size * .2)))
    return melt(.03, *rows, pod).moved(at, (tip, 0, 0))


def plinth(at, size):
    """A moulded slab standing at `at`: (width, depth, height)."""
    x, y, z = at
    w, d, h = size
    return melt(.06, slab((x, y, z + h * .3), (w, d, h * .6), h * .12), slab((x, y, z + h * .75), (w - .5, d - .5, h * .5), h * .12))


def arch(R, y, z0, z1, n=45):
    """A prabhavali: two posts and a bow behind a figure, set with beads, leaves of flame all round; springs at z0, its crown at z1."""
    rise = z1 - z0 - R
    bow = [(R * math.cos(a), rise + R * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
    path = np.array([(R, y, z0), *[(x, y, z0 + z) for x, z in bow], (-R, y, z0)])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = lambda t: np.array([np.interp(t, s, path[:, k]) for k in range(3)])
    band = limb(path, .40, 0, ((0, 1, 0), .42))
    rims = [limb(path + (path - (0, y, z0 + rise * .7)) * k / R, .085, 0) for k in (-.36, .36)]
    row = pellets(np.array([at(t) - (0, .14, 0) for t in np.arange(.1, s[-1], .36)]), .125)
    leaf = leaves(1, 0, 0, (.32, .62, .06), -12, -math.pi / 2, 1, .35)
    flames = []
    for t in np.linspace(.15, s[-1] - .15, n):
        d = at(t + .1) - at(t - .1)
        turn = math.atan2(-d[2], d[0]) + math.pi
        flames.append(leaf.moved(at(t) + .62 * np.array((math.sin(turn), 0, math.cos(turn))), (0, math.degrees(turn), 0)))
    return melt(.04, band, *rims, row, *flames)
