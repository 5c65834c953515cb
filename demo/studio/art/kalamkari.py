"""Pen and washes on cotton: two peacocks in a flowering tree."""
import math

from PIL import ImageDraw, ImageOps

from art.hand import Hand, worn


def peacocks(ground=(232, 216, 180), main=(150, 48, 36), second=(34, 52, 92), w=1200, h=1760):
    b = Hand(w, h, ground, 6, .7)
    ink, gold, green = (44, 28, 24), (206, 148, 52), (92, 108, 62)

    def leaf(x, y, a, L, W, c, bend=0.0, veins=True):
        b.leaf(x, y, a, L + 8, W + 5, ink, bend)
        b.leaf(x + 4 * math.cos(a), y + 4 * math.sin(a), a, L, W, c, bend)
        if veins:
            b.line([(x + L * .12 * math.cos(a), y + L * .12 * math.sin(a)), (x + L * .88 * math.cos(a + bend * .5), y + L * .88 * math.sin(a + bend * .5))], 2.6, ink)

    def bloom(x, y, r, c, heart, n=9):
        b.dot(x, y, r * 1.06, ink)
        for k in range(n):
            a = 2 * math.pi * k / n
            leaf(x + r * .10 * math.cos(a), y + r * .10 * math.sin(a), a, r * .95, r * .27, c, veins=False)
            b.line([(x + r * .4 * math.cos(a), y + r * .4 * math.sin(a)), (x + r * .85 * math.cos(a), y + r * .85 * math.sin(a))], 2.4, ink)
        for k in range(n):
            a = 2 * math.pi * (k + .5) / n
            b.leaf(x, y, a, r * .52, r * .13, heart)
        b.dot(x, y, r * .22, ink)
        b.dot(x, y, r * .16, gold)

    def creeper(p, every=5, c=(green, second), size=74):
        b.line(p, 15, ink)
        b.line(p, 9, (120, 84, 50))
        for i in range(3, len(p) - 2, every):
            a = math.atan2(p[i + 1][1] - p[i][1], p[i + 1][0] - p[i][0])
            for q in (-1, 1):
                leaf(*p[i], a + q * 1.0, size, size * .24, c[(i // every + (q > 0)) % 2], -q * .4)

    path = lambda x, y, pts, n=34: [(x + sum(c * math.sin(math.pi * k * t) for k, c in enumerate(pts[0], 1)) + pts[1] * t, y - pts[2] * t) for t in [i / n for i in range(n + 1)]]
    creeper(path(w * .46, h * .93, ((-150, 60), -150, 1250)), 3)
    creeper(path(w * .50, h * .93, ((170, -40), 250, 1240)), 3)
    creeper(path(w * .46, h * .56, ((70, 30), 150, 620)), 3)
    for x, y, r, c, d in ((.27, .205, 92, main, second), (.74, .195, 104, second, main), (.535, .165, 84, main, gold), (.20, .39, 70, second, main), (.82, .40, 78, main, second), (.82, .64, 74, second, gold), (.475, .315, 72, gold, main), (.74, .86, 70, main, second)):
        bloom(w * x, h * y, r, c, d)
    for _ in range(2):                                                # one bird, and its mate in the mirror
        _perched(b, w * .36, h * .60, leaf, ink, green, gold, second, main, ground)
        b.im = ImageOps.mirror(b.im)
        b.d = ImageDraw.Draw(b.im)

    def bare(x, y, r):
        return all(b.im.getpixel((int(2 * (x + q * r * math.cos(a))), int(2 * (y + q * r * math.sin(a))))) == ground for q in (0, .4, .7, 1) for a in (.3, 1.2, 2.1, 3.0, 3.9, 4.8, 5.7))
    for k in range(2600):                                             # sprigs, buds and dots wherever the cloth is still bare
        x, y = b.r.uniform(186, w - 186), b.r.uniform(186, h - 186)
        c = (main, second, gold)[k % 3]
        if bare(x, y, 72):
            for q in (-.9, .9, 2.25, -2.25):
                leaf(x + 20 * math.cos(q), y + 20 * math.sin(q), q, 44, 12, green)
            bloom(x, y, 38, c, (gold, main, second)[k % 3], 8)
        elif bare(x, y, 46):
            b.line([(x, y + 34), (x, y)], 4, ink)
            for q in (-1, 0, 1):
                leaf(x, y, -math.pi / 2 + q * .8, 34, 9, c, veins=False)
            for q in (-1, 1):
                leaf(x, y + 24, -math.pi / 2 + q * 1.3, 28, 7, green, veins=False)
        elif k > 900 and bare(x, y, 24):
            for q in range(5):
                b.dot(x + 9 * math.cos(q * 1.257), y + 9 * math.sin(q * 1.257), 5, c)
            b.dot(x, y, 4, ink)
        elif k > 1500 and bare(x, y, 12):
            b.dot(x, y, 3.6, ink)

    for o, t in ((36, 12), (132, 8), (146, 4)):
        b.line([(o, o), (w - o, o), (w - o, h - o), (o, h - o), (o, o)], t, ink)
    m = 84
    for x0, y0, x1, y1, n in ((m, m, w - m, m, 14), (m, h - m, w - m, h - m, 14), (m, m, m, h - m, 21), (w - m, m, w - m, h - m, 21)):
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
            bloom(x, y, 30, main if i % 2 else second, gold, 8)
            a = math.atan2(y1 - y0, x1 - x0)
            if i < n:
                for q in (-1, 1):
                    b.leaf(x + 30 * math.cos(a), y + 30 * math.sin(a), a + q * .6, 30, 8, green)
    return worn(b.done(.4), 4, .18, 5)


def _smooth(points, n=8):
    """A closed outline through these points, rounded."""
    out, m = [], len(points)
    for i in range(m):
        p = [points[(i + k) % m] for k in (-1, 0, 1, 2)]
        for t in (k / n for k in range(n)):
            out.append(tuple(.5 * (2 * p[1][j] + (p[2][j] - p[0][j]) * t + (2 * p[0][j] - 5 * p[1][j] + 4 * p[2][j] - p[3][j]) * t * t + (3 * p[1][j] - p[0][j] - 3 * p[2][j] + p[3][j]) * t ** 3) for j in (0, 1)))
    return out


SIZE = .60                                                            # of a bird that would fill the cloth


def _perched(b, X, Y, leaf, ink, green, gold, second, main, ground):
    """A peacock on its branch, looking to the right."""
    _train(b, X - 70 * SIZE, Y + 60 * SIZE, ink, green, gold, second, main, ground)
    _bird(b, X, Y, leaf, ink, gold, second, main, ground)
    branch = [(X + dx * SIZE, Y + dy * SIZE) for dx, dy in ((-130, 240), (60, 252), (260, 236), (400, 190))]
    b.line(branch, 20, ink)
    b.line(branch, 13, (120, 84, 50))
    for k, (x, y) in enumerate(branch[1:]):
        leaf(x, y, -.9 + .7 * (k % 2), 62, 16, (green, second)[k % 2], .3)
        leaf(x, y, 1.0, 62, 16, (second, green)[k % 2], -.3)


def _train(b, x, y, ink, green, gold, second, main, ground):
    """Feathers from long to short, one row over the other, sweeping down to the left; an eye on each."""
    for row, (L, n) in enumerate(((485, 10), (405, 9), (325, 8), (250, 7), (180, 5))):
        for k in range(n):
            a = math.radians(119 + 54 * (k / (n - 1) - .5))
            reach = SIZE * L * (1 - .17 * k / (n - 1))
            p = [(x + reach * t * math.cos(a), y + reach * t * math.sin(a) * .86 - SIZE * (70 * t - 74 * t * t)) for t in [i / 14 for i in range(15)]]
            b.line(p, 9, ink)
            b.line(p, 5, green)
            for i in range(2, 14):
                u = math.atan2(p[i][1] - p[i - 1][1], p[i][0] - p[i - 1][0])
                for q in (-1, 1):
                    b.line([p[i], (p[i][0] + 18 * math.cos(u + q * .6), p[i][1] + 18 * math.sin(u + q * .6))], 2.8, green)
            u = math.atan2(p[-1][1] - p[-3][1], p[-1][0] - p[-3][0])
            ex, ey = p[-1]
            b.leaf(ex - 27 * math.cos(u), ey - 27 * math.sin(u), u, 65, 27, ink)
            b.leaf(ex - 23 * math.cos(u), ey - 23 * math.sin(u), u, 57, 22, gold)
            for r, c in ((15.5, second), (10, main), (4.5, ground)):
                b.dot(ex, ey, r, c)


def _bird(b, X, Y, leaf, ink, gold, second, main, ground):
    """The peacock itself, looking to the right over its breast of scales."""
    S = 1.22 * SIZE
    P = lambda *pts: [(X + S * u, Y + S * v) for u, v in pts]
    for q in (2, 62):
        b.line(P((q, 84), (q + 4, 186)), 9, ink)
        for t in (-22, 6, 34):
            b.line(P((q + 4, 182), (q + 4 + t, 200)), 6, ink)
    body = _smooth(P((-132, 40), (-128, -20), (-66, -92), (16, -134), (52, -200), (60, -280), (98, -334), (150, -326), (164, -288), (142, -248), (146, -160), (150, -66), (108, 26), (30, 88), (-66, 96)))
    b.poly(body, second)
    b.line(body + body[:1], 7, ink)
    for j in range(9):                                                # scales on the neck and the breast
        for i in range(5):
            x, y = P((70 + 21 * i - 13 * max(0, j - 3) + (10 if j % 2 else 0), -212 + 31 * j))[0]
            if b.im.getpixel((int(x * 2 - 19), int(y * 2))) == second == b.im.getpixel((int(x * 2 + 19), int(y * 2 + 16))):
                b.line(b.arc(x, y, 9.5, .2, 2.9, 10), 3, (150, 170, 200))
    wing = _smooth(P((-146, 30), (-96, -46), (-10, -70), (44, -30), (34, 30), (-50, 66)))
    b.poly(wing, main)
    b.line(wing + wing[:1], 6, ink)
    for k in range(5):
        leaf(*P((28 - 26 * k, -40 + 20 * k))[0], math.radians(160), 76, 13, (gold, ground)[k % 2])
    collar = [P((57, -246))[0], P((96, -232))[0], P((143, -246))[0]]
    b.line(collar, 12, ink)
    b.line(collar, 7, gold)
    beak = P((160, -314), (226, -284), (160, -276))
    b.poly(beak, gold)
    b.line(beak + beak[:1], 4.5, ink)
    for r, c in ((15, ink), (12, ground), (6.5, ink)):
        b.dot(*P((128, -300))[0], r, c)
    for q in (-46, -16, 16, 46):
        b.line(P((108, -332), (96 + q, -408)), 4.5, ink)
        x, y = P((94 + q, -414))[0]
        for r, c in ((12, ink), (8.5, main), (4, gold)):
            b.dot(x, y, r, c)
