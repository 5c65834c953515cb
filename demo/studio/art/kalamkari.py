"""Pen and washes on cotton: a peacock in a flowering tree."""
import math

from art.hand import Hand, worn


def peacock(ground=(232, 216, 180), main=(150, 48, 36), second=(34, 52, 92), w=1200, h=1760):
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
    creeper(path(w * .50, h * .92, ((-120, 60), -250, 1180)), 3)
    creeper(path(w * .50, h * .92, ((150, -40), 270, 1240)), 3)
    creeper(path(w * .44, h * .60, ((60, 30), 190, 700)), 3)
    for x, y, r, c, d in ((.285, .235, 92, main, second), (.73, .215, 104, second, main), (.60, .175, 76, main, gold), (.20, .44, 70, second, main), (.80, .47, 78, main, second), (.20, .60, 66, main, gold), (.80, .72, 64, second, gold), (.50, .335, 70, gold, main)):
        bloom(w * x, h * y, r, c, d)

    for k in range(90):                                               # small sprigs wherever the cloth is still bare
        x, y = b.r.uniform(190, w - 190), b.r.uniform(190, h * .60)
        if b.im.getpixel((int(x * 2), int(y * 2))) == ground and all(b.im.getpixel((int(x * 2 + 76 * math.cos(q)), int(y * 2 + 76 * math.sin(q)))) == ground for q in range(6)):
            b.line([(x, y + 30), (x, y)], 4, ink)
            for q in (-1, 0, 1):
                leaf(x, y, -math.pi / 2 + q * .8, 26, 7, (main, gold, second)[k % 3], veins=False)
    X, Y = w * .49, h * .655                                          # the bird and its train, feather by feather
    for row, (L, n) in enumerate(((455, 11), (355, 9), (255, 7))):
        for k in range(n):
            a = math.radians(98 + 9.0 * (k - (n - 1) / 2))
            p = [(X - 60 + L * t * math.cos(a) * .95, Y + 40 + L * t * math.sin(a) * .62 + 60 * t * t) for t in [i / 14 for i in range(15)]]
            b.line(p, 9, ink)
            b.line(p, 5, green)
            for i in range(3, 13, 2):
                u = math.atan2(p[i + 1][1] - p[i][1], p[i + 1][0] - p[i][0])
                for q in (-1, 1):
                    b.line([p[i], (p[i][0] + 24 * math.cos(u + q * .7), p[i][1] + 24 * math.sin(u + q * .7))], 3, green)
            e = p[-1]
            for r, c in ((34, ink), (29, gold), (22, second), (14, main), (6, ground)):
                b.dot(*e, r, c)
    body = [(X - 120, Y + 40), (X - 128, Y - 20), (X - 60, Y - 96), (X + 20, Y - 130), (X + 52, Y - 190), (X + 62, Y - 280), (X + 100, Y - 330), (X + 150, Y - 322), (X + 162, Y - 286), (X + 140, Y - 250), (X + 146, Y - 160), (X + 150, Y - 70), (X + 110, Y + 20), (X + 30, Y + 84), (X - 60, Y + 92)]
    b.poly(body, second)
    b.line(body + body[:1], 8, ink)
    for j in range(6):                                                # scales on the breast
        for i in range(6):
            x, y = X + 20 + 22 * i - 12 * j, Y - 120 + 30 * j + (8 if i % 2 else 0)
            b.line(b.arc(x, y, 12, .2, 2.9, 10), 3.4, (150, 170, 200))
    wing = [(X - 130, Y + 20), (X - 60, Y - 60), (X + 30, Y - 40), (X + 40, Y + 20), (X - 40, Y + 60)]
    b.poly(wing, main)
    b.line(wing + wing[:1], 7, ink)
    for k in range(4):
        leaf(X + 20 - 34 * k, Y - 22 + 14 * k, math.radians(158), 92, 16, (gold, ground)[k % 2])
    b.poly([(X + 158, Y - 312), (X + 220, Y - 286), (X + 158, Y - 276)], gold)
    b.line([(X + 158, Y - 312), (X + 220, Y - 286), (X + 158, Y - 276)], 5, ink)
    b.dot(X + 128, Y - 300, 17, ground)
    b.dot(X + 131, Y - 300, 9, ink)
    for q in (-30, 0, 30):
        b.line([(X + 104, Y - 330), (X + 92 + q, Y - 400)], 5, ink)
        b.dot(X + 92 + q, Y - 406, 13, ink)
        b.dot(X + 92 + q, Y - 406, 9, main)
    for q in (10, 60):
        b.line([(X + q, Y + 84), (X + q + 4, Y + 160), (X + q + 40, Y + 166)], 9, ink)
    b.line([(X - 180, Y + 172), (X + 240, Y + 168), (X + 330, Y + 140)], 22, ink)
    b.line([(X - 180, Y + 172), (X + 240, Y + 168), (X + 330, Y + 140)], 15, (120, 84, 50))

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
