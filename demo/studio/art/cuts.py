"""Cut through paper, carved in relief: white is open, or high."""
import math

import numpy as np
from PIL import ImageDraw

from art.hand import Hand, worn


def star_cut(w=900):
    """Cut-work for one facet of a paper star. UV: centre at the origin, tip at u = 1, inner corner on the diagonal."""
    b = Hand(w, w, (0, 0, 0), 7, .4)
    W = (255, 255, 255)
    P = lambda u, v: (u * w, w - v * w)
    A, T, I = np.array([.02, .02]), np.array([.98, .02]), np.array([.36, .36])
    # holes along both rims of the facet
    for p, q, n, off in ((I, T, 15, -1), (A, T, 22, 1), (A, I, 9, -1)):
        d = (q - p) / np.linalg.norm(q - p)
        nrm = np.array([-d[1], d[0]]) * off
        for i in range(1, n):
            c = p + (q - p) * i / n + nrm * .028
            b.dot(*P(*c), w * .0085, W)
    # a flower where the facet is widest, then leaves that shrink towards the tip
    fx, fy = P(.345, .175)
    b.flower(fx, fy, w * .088, 8, W, (0, 0, 0), .3, .25, .32)
    for i in range(12):
        a = math.pi * i / 6
        b.dot(fx + w * .112 * math.cos(a), fy + w * .112 * math.sin(a), w * .0075, W)
    for i in range(6):
        u = .50 + .068 * i
        v = .02 + (.96 - u) / .62 * .34 * .42
        x, y = P(u, v)
        s = (.98 - u)
        for k in (-1, 1):
            b.leaf(x, y, k * 1.1, w * .11 * s + 8, w * .028 * s + 2.5, W)
    for i in range(3):
        x, y = P(.12 + .055 * i, .075 + .03 * i)
        b.leaf(x, y, -.75, w * .045, w * .012, W)
    return b.done()


def carved_panel(w=1400, h=900):
    """Relief height (white is high): a flowering tree with parrots, for carved wood or pressed clay."""
    b = Hand(w, h, (0, 0, 0), 12, .5)
    g = lambda v: (v, v, v)
    b.d.rounded_rectangle([24, 24, w * 2 - 24, h * 2 - 24], 30, fill=g(170))
    b.d.rounded_rectangle([90, 90, w * 2 - 90, h * 2 - 90], 60, fill=g(50))
    for m in (70, 88):
        b.line([(m, m), (w - m, m), (w - m, h - m), (m, h - m), (m, m)], 7, g(190))
    cx, cy = w / 2, h / 2
    for s in (-1, 1):
        for k in (-1, 1):
            p = [(cx + s * (40 + 480 * t), cy + k * (10 + 190 * math.sin(t * 2.5)) * (1 - .25 * t)) for t in np.linspace(0, 1, 50)]
            b.line(p, 13, g(150), True)
            for i in range(4, 48, 5):
                ang = math.atan2(p[i + 1][1] - p[i][1], p[i + 1][0] - p[i][0])
                for q in (-1, 1):
                    x, y = p[i]
                    b.leaf(x, y, ang + q * .95, 92, 24, g(185), -q * .35)
                    b.leaf(x, y, ang + q * .95, 76, 4, g(95), -q * .35)
            b.flower(p[-1][0], p[-1][1], 58, 8, g(200), g(235), fat=.28)
    b.dot(cx, cy, 168, g(20))
    b.flower(cx, cy, 156, 12, g(150), g(240), fat=.23, start=.10)
    b.flower(cx, cy, 98, 9, g(235), g(90), .2, .27)
    for s in (-1, 1):                                       # fill the ground with leaves above and below
        for k in range(-2, 3):
            x, y = cx + k * 108, cy + s * (255 - 22 * abs(k))
            b.flower(x, y, 40, 6, g(190), g(230), fat=.34)
        for q in (-1, 1):
            b.leaf(cx + q * 330, cy + s * 8, s * 0 + (0 if q > 0 else math.pi) + s * .35, 190, 30, g(175), s * q * .5)
    return b.done(2.2)


def jali(w=1800, h=900, n=12, band=(.18, .82), kind="star", seed=5, bold=1.0, rows=None):
    """Holes round a lamp (white is open): rows of stars, leaves or drops between lines of dots. Tiles across; v runs up."""
    b = Hand(w, h, (0, 0, 0), seed, .4)
    W = (255, 255, 255)
    y0, y1 = h * (1 - band[1]), h * (1 - band[0])
    st, rows = w / n, rows or max(2, round((y1 - y0) / (w / n) * 1.1))
    for j in range(rows):
        y = y0 + (y1 - y0) * (j + .5) / rows
        for i in range(-1, n + 1):
            x = (i + .5 + (.5 if j % 2 else 0)) * st
            R = min(st, (y1 - y0) / rows) * .44
            if kind == "star":
                for k in range(8):
                    a = math.pi * k / 4
                    b.leaf(x + R * .22 * math.cos(a), y + R * .22 * math.sin(a), a, R * .68, R * .15 * bold, W)
                b.dot(x, y, R * .13, W)
            elif kind == "leaf":
                for k in range(4):
                    a = math.pi * k / 2 + math.pi / 4
                    b.leaf(x + R * .16 * math.cos(a), y + R * .16 * math.sin(a), a, R * .82, R * .24 * bold, W)
                b.dot(x + st / 2, y, R * .15, W)
            else:
                b.leaf(x, y + R * .62, -math.pi / 2, R * 1.25, R * .36 * bold, W)
                for q in (-1, 1):
                    b.dot(x + q * R * .58, y + R * .42, R * .13, W)
    for y in (y0 - h * .025, y1 + h * .025):
        for i in range(n * 4):
            b.dot((i + .5) * w / n / 4, y, w / n * .055, W)
    return b.done()


def with_door(holes, band, half):
    """The same holes with an arch cut in front (u = .75), where one puts the light in; `half` its width, in parts of the way round."""
    w, h = holes.size
    d = ImageDraw.Draw(holes)
    x, foot, top = w * .75, h * (1 - band[0]), h * (1 - band[1])
    for grow, c in ((18, (0, 0, 0)), (0, (255, 255, 255))):
        arch = [(x + (w * half + grow) * math.cos(q), top + (foot - top) * .5 - ((foot - top) * .5 + grow) * math.sin(q) ** .8) for q in np.linspace(0, math.pi, 40)]
        d.polygon([(x + w * half + grow, foot + grow), *arch, (x - w * half - grow, foot + grow)], fill=c)
    return holes


def vine(w=1400, h=1150, n=4):
    """Relief of flowering vines that climb round a shaft, white is high. Tiles across."""
    b = Hand(w, h, (0, 0, 0), 14, .5)
    g = lambda v: (v, v, v)
    st = w / n

    def leaf(x, y, a, L, bend):
        b.leaf(x, y, a, L, L * .30, g(190), bend)
        b.leaf(x + L * .1 * math.cos(a), y + L * .1 * math.sin(a), a, L * .78, L * .045, g(70), bend)
    for i in range(-1, n + 1):
        x0 = (i + .5) * st
        stem = [(x0 + st * .20 * math.sin(t * 4.5 * math.pi), h * (.97 - .94 * t)) for t in np.linspace(0, 1, 90)]
        b.line(stem, 20, g(150))
        for k in range(6, 88, 10):
            a = math.atan2(stem[k + 1][1] - stem[k][1], stem[k + 1][0] - stem[k][0])
            for q in (-1, 1):
                leaf(*stem[k], a + q * .95, 118, q * -.55)
        for k in (14, 34, 54, 74):
            x, y = stem[k]
            X = x + (st * .40 if math.sin(k / 90 * 4.5 * math.pi) < 0 else -st * .40)
            b.line([(x, y), ((x + X) / 2, y - 40), (X, y - 30)], 12, g(140))
            b.flower(X, y - 30, 58, 7, g(215), g(120), .2, .30)
            b.dot(X, y - 30, 16, g(235))
    for y in (h * .015, h * .985):
        b.line([(0, y), (w, y)], 24, g(210))
    return b.done(2)


def stamp(which, w=700):
    """The face of a rangoli block, white is high: lotus, star, peacock eye, paisley wheel."""
    b = Hand(w, w, (0, 0, 0), which + 2, .5)
    W, K = (235, 235, 235), (0, 0, 0)
    c = w / 2
    for r in (.46, .405):
        b.line(b.arc(c, c, w * r, 0, 6.3, 120), 13, W)
    for i in range(28):
        a = 2 * math.pi * i / 28
        b.dot(c + w * .433 * math.cos(a), c + w * .433 * math.sin(a), 6, W)
    n = (8, 6, 12, 5)[which % 4]
    for i in range(n):
        a = 2 * math.pi * i / n
        x, y = c + w * .10 * math.cos(a), c + w * .10 * math.sin(a)
        fat = (.085, .11, .055, .12)[which % 4]
        b.leaf(x, y, a, w * .28, w * fat, W, (0, 0, 0, .9)[which % 4])
        b.leaf(x + w * .03 * math.cos(a), y + w * .03 * math.sin(a), a, w * .20, w * fat * .55, K, (0, 0, 0, .9)[which % 4])
        b.leaf(x + w * .05 * math.cos(a), y + w * .05 * math.sin(a), a, w * .13, w * fat * .26, W, (0, 0, 0, .9)[which % 4])
        h = a + math.pi / n
        b.dot(c + w * .33 * math.cos(h), c + w * .33 * math.sin(h), w * .022, W)
    b.dot(c, c, w * .085, W)
    b.dot(c, c, w * .05, K)
    b.dot(c, c, w * .026, W)
    return b.done(1.5)


def sanjhi(skin, tissue, w=900, h=1300):
    """A panel of paper-cut: a kadamba tree with two cows under an arch; where it is cut, tissue glows."""
    b = Hand(w, h, skin, 9, .5)
    c = w / 2
    for o, r in ((30, 5), (58, 5)):
        for x in range(o, w - o + 1, 20):
            for y in (o, h - o):
                b.dot(x, y, r, tissue)
        for y in range(o, h - o + 1, 20):
            for x in (o, w - o):
                b.dot(x, y, r, tissue)
    arch = [(c + 340 * math.cos(a), 470 - 300 * math.sin(a) * (1 + .20 * math.sin(a) ** 6)) for a in [math.pi * k / 60 for k in range(61)]]
    field = [(c + 340, h - 110), *arch, (c - 340, h - 110)]
    b.poly(field, tissue)
    b.line([(c, h - 110), (c - 14, h * .70), (c + 8, h * .55), (c, h * .40)], 34, skin)
    for s in (-1, 1):
        for y0, dx, dy in ((.66, 190, 150), (.58, 240, 110), (.50, 190, 170), (.44, 110, 190)):
            tip = (c + s * dx, h * y0 - dy)
            p = [(c, h * y0), (c + s * dx * .5, h * y0 - dy * .3), tip]
            b.line(p, 15, skin)
            for k in range(7):
                a = 2 * math.pi * k / 7
                b.leaf(*tip, a, 66, 17, skin)
            b.dot(*tip, 15, tissue)
            b.flower(p[1][0], p[1][1] - 30, 36, 6, skin, tissue, fat=.3)
    for k in range(7):
        b.leaf(c, h * .38, -math.pi * k / 6, 120, 24, skin)
    for s in (-1, 1):                                                 # a cow either side, looking at the trunk
        x, y = c + s * 190, h * .80
        body = [(x + s * 110, y - 40), (x + s * 100, y + 50), (x - s * 70, y + 56), (x - s * 84, y + 4), (x - s * 120, y - 40), (x - s * 150, y - 34), (x - s * 160, y - 64), (x - s * 122, y - 92), (x - s * 92, y - 84), (x - s * 62, y - 52), (x - s * 30, y - 62), (x + s * 60, y - 58)]
        b.poly(body, skin)
        for lx in (88, 62, -38, -60):
            b.line([(x + s * lx, y + 40), (x + s * lx, y + 130)], 17, skin)
        b.line([(x + s * 106, y - 34), (x + s * 132, y + 10), (x + s * 124, y + 70)], 8, skin)
        b.line([(x - s * 112, y - 88), (x - s * 122, y - 128), (x - s * 100, y - 142)], 8, skin)
        b.flower(x + s * 20, y, 38, 7, tissue, skin, fat=.3)
        b.dot(x - s * 132, y - 62, 5, tissue)
    for k in range(9):
        x = 130 + k * (w - 260) / 8
        b.leaf(x, h - 108, -math.pi / 2, 60, 14, skin)
    for sx in (-1, 1):
        b.flower(c + sx * 315, 150, 62, 8, tissue, skin, fat=.28)
    return b.done()


def kandil(color, w=500):
    """A panel of a festival lantern: pasted border, a cut rosette."""
    b = Hand(w, w, color, 4, .6)
    pale = tuple(int(v * .35 + 255 * .65) for v in color)
    dark = tuple(int(v * .62) for v in color)
    for o, wd in ((16, 26), (48, 6)):
        b.line([(o, o), (w - o, o), (w - o, w - o), (o, w - o), (o, o)], wd, dark if o < 20 else pale)
    for k in range(12):
        a = math.pi * k / 6
        b.leaf(w / 2 + 22 * math.cos(a), w / 2 + 22 * math.sin(a), a, 104, 19, pale)
        b.dot(w / 2 + 148 * math.cos(a), w / 2 + 148 * math.sin(a), 8, pale)
    b.dot(w / 2, w / 2, 20, pale)
    return worn(b.done(), 2, .22, 5)
