"""Painted and gilded on papier-mâché, in the manner of Kashmir: a ground full of flowers and chinar leaves."""
import math
import random

from art.hand import Hand, smooth, worn


def flowers(ground, petals, leaf=(70, 110, 70), gold=(206, 160, 70), w=1600, h=900, seed=3, dense=150, birds=0):
    """Sprays all over, no two alike, with gold tendrils between; with `birds`, so many kingfishers and chinar leaves among them. Tiles across."""
    rnd = random.Random(seed)
    b = Hand(w, h, ground, seed, .5)
    kept = [(w * (k + .5) / (2 * birds), h * (.50 + .09 * (-1) ** k), 104 if k % 2 == 0 else 88) for k in range(2 * birds)]
    spots = list(kept)
    for _ in range(dense * 40):
        x, y, r = rnd.uniform(0, w), rnd.uniform(0, h), rnd.choice((26, 34, 44))
        if all(min(abs(x - p), w - abs(x - p)) ** 2 + (y - q) ** 2 > (r + s) ** 2 * 1.25 for p, q, s in spots):
            spots.append((x, y, r))
        if len(spots) >= dense:
            break
    spots = spots[len(kept):]
    for k, (x, y, r) in enumerate(kept):
        _kingfisher(b, x, y, r / 104, gold) if k % 2 == 0 else _chinar(b, x, y, r, -1.57 + rnd.uniform(-.5, .5), ((196, 92, 30), (176, 44, 34))[k // 2 % 2], gold)
    for x, y, r in spots:
        a = rnd.uniform(0, 6.3)
        for X in (x - w, x, x + w):
            for k in range(3):
                t = a + 2.1 * k
                p = [(X + (r * .5 + u * r * .09) * math.cos(t + u * .13), y + (r * .5 + u * r * .09) * math.sin(t + u * .13)) for u in range(12)]
                b.line(p, 3, gold)
                b.dot(*p[-1], 5, gold)
                b.leaf(X + r * .8 * math.cos(t + .9), y + r * .8 * math.sin(t + .9), t + 1.3, r * .8, r * .17, leaf, .5)
    for i, (x, y, r) in enumerate(spots):
        a, c = rnd.uniform(0, 6.3), petals[i % len(petals)]
        pale = tuple(int(v * .45 + 255 * .55) for v in c)
        for X in (x - w, x, x + w):
            b.flower(X, y, r, 7 if r > 30 else 5, c, gold, a, .30)
            b.flower(X, y, r * .62, 7 if r > 30 else 5, pale, gold, a, .18)
            b.dot(X, y, r * .18, gold)
    return worn(b.done(), seed, .14, 3)


def _kingfisher(b, x, y, s, gold):
    """On a twig, looking to the right: blue back, orange breast, a long bill."""
    at = lambda *pts: [(x + s * u, y + s * v) for u, v in pts]
    b.line(at((-84, 62), (-10, 54), (84, 66)), 7 * s, (110, 74, 44))
    for u, a in ((-70, -2.3), (60, -.8), (80, .5)):
        b.leaf(*at((u, 60))[0], a, 40 * s, 11 * s, (80, 122, 70))
    b.poly(smooth(at((-14, 40), (6, 52), (34, 30), (44, -6), (34, -40), (10, -30), (-10, 4))), (224, 122, 40))
    b.poly(smooth(at((-78, 70), (-46, 28), (-22, -22), (2, -58), (34, -70), (58, -52), (52, -30), (22, -18), (8, 16), (-22, 44), (-50, 62))), (24, 104, 160))
    b.poly(smooth(at((-40, 40), (-18, -4), (12, -16), (2, 22), (-20, 42))), (18, 70, 122))
    b.poly(at((54, -56), (112, -46), (52, -40)), (40, 34, 36))
    b.dot(*at((40, -50))[0], 5.5 * s, (250, 246, 236))
    b.dot(*at((41, -50))[0], 3.4 * s, (20, 16, 18))
    b.dot(*at((22, -30))[0], 7 * s, (246, 240, 226))
    for k in range(4):
        b.line(at((-34 + 9 * k, 34 - 11 * k), (-16 + 7 * k, 26 - 11 * k)), 2.4 * s, gold)


def _chinar(b, x, y, r, a, c, gold):
    """A chinar leaf: five toothed lobes, its veins in gold."""
    root = (x - .55 * r * math.cos(a), y - .55 * r * math.sin(a))
    lobes = ((0, 1.45), (-.68, 1.22), (.68, 1.22), (-1.45, .86), (1.45, .86))
    for turn, reach in lobes:
        t = a + turn
        b.leaf(*root, t, reach * r, .27 * r, c)
        for q in (-1, 1):
            b.leaf(root[0] + .52 * reach * r * math.cos(t), root[1] + .52 * reach * r * math.sin(t), t + q * .75, .36 * r, .10 * r, c)
    for turn, reach in lobes:
        t = a + turn
        b.line([root, (root[0] + .92 * reach * r * math.cos(t), root[1] + .92 * reach * r * math.sin(t))], 3.4, gold, True)
    b.line([root, (root[0] - .5 * r * math.cos(a + .3), root[1] - .5 * r * math.sin(a + .3))], 5, gold)


def medallion(ground, gold, pale, w=1200, seed=6):
    """A round table top, painted in tin foil under lacquer: a flower in the middle, rings of leaves and dots round it."""
    b = Hand(w, w, ground, seed, .5)
    c = w / 2
    ring = lambda r, n, turn=0.0: [(c + r * w * math.cos(a), c + r * w * math.sin(a), a) for a in [2 * math.pi * (k + turn) / n for k in range(n)]]
    for r, thick in ((.15, 5), (.29, 7), (.31, 4), (.44, 8), (.47, 5)):
        b.line(b.arc(c, c, r * w, 0, 2 * math.pi, 160), thick, gold)
    for n, r, L, W, tone in ((12, .02, .12, .030, gold), (12, .03, .08, .016, ground), (12, .0, .05, .014, pale)):
        for x, y, a in ring(r, n):
            b.leaf(x, y, a, L * w, W * w, tone)
    for x, y, a in ring(.18, 12, .5):                                 # a garland of leaves, two and two
        for s in (-1, 1):
            b.leaf(x, y, a + s * .75, .085 * w, .020 * w, gold, -s * .5)
        b.dot(x, y, .011 * w, pale)
    for x, y, a in ring(.375, 14):
        b.flower(x, y, .045 * w, 7, gold, pale, a, .30)
    for x, y, a in ring(.375, 14, .5):
        for s in (-1, 1):
            b.leaf(x, y, a + s * 1.57, .034 * w, .009 * w, pale, s * .5)
        b.dot(x, y, .008 * w, gold)
    for n, r, size in ((84, .455, .0065), (28, .135, .006)):
        for x, y, _ in ring(r, n):
            b.dot(x, y, size * w, pale)
    return worn(b.done(), seed, .12, 3)


def repousse(w=2000, h=1200, seed=5):
    """Raised from behind in sheet brass, white is high: a belt of lotus and scrolling leaves between beaded rules. Tiles across."""
    b = Hand(w, h, (0, 0, 0), seed, .5)
    g = lambda v: (v, v, v)
    y0, y1 = h * .42, h * .80
    for y in (y0, y1):
        b.line([(0, y), (w, y)], 14, g(160))
        for i in range(80):
            b.dot((i + .5) * w / 80, y + (20 if y == y1 else -20), 9, g(190))
    n = 8
    st, mid, H = w / n, (y0 + y1) / 2, y1 - y0
    for i in range(-1, n + 1):
        x = (i + .5) * st
        for r, m, v in ((.40, 12, 120), (.28, 9, 180), (.17, 7, 225)):
            for k in range(m):
                a = 2 * math.pi * k / m + r
                b.leaf(x, mid, a, H * r, H * r * .24, g(v))
        b.dot(x, mid, H * .055, g(255))
        X = x + st / 2
        for s in (-1, 1):
            p = [(X + 30 * math.sin(t * 5) * s, mid + s * H * .44 * t) for t in [k / 20 for k in range(21)]]
            b.line(p, 11, g(150))
            for k in range(3, 20, 4):
                for q in (-1, 1):
                    b.leaf(*p[k], s * math.pi / 2 + q * .95, H * .16, H * .035, g(190), -q * .4)
    return b.done(2.5)
