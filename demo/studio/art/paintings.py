"""Paintings on cloth, board and paper."""
import math

from art.hand import Hand, worn


def warli(ground=(142, 62, 38), ink=(243, 232, 214), w=1080, h=1464):
    """Village dance: a spiral of dancers round a tarpa player, huts, trees, birds and sun."""
    b = Hand(w, h, ground, 5, .7)

    def figure(x, y, s, face=0.0, arms=None, step=0.0, female=False):
        c, n = math.cos(face), math.sin(face)
        T = lambda px, py: (x + s * (px * c - py * n), y + s * (px * n + py * c))
        b.poly([T(-.42, -1.35), T(.42, -1.35), T(0, -.62)], ink)
        b.poly([T(0, -.70), T(.30, -.05), T(-.30, -.05)], ink)
        b.line([T(0, -1.35), T(0, -1.55)], s * .13, ink)
        hx, hy = T(.04, -1.74)
        b.dot(hx, hy, s * .21, ink)
        if female:
            kx, ky = T(-.24, -1.86)
            b.dot(kx, ky, s * .11, ink)
        for q in (-1, 1):
            kn = T(q * .26 + step * .3, .42)
            ft = T(q * .24 + step * .5 - .02, .95)
            b.line([T(q * .16, -.08), kn, ft, (ft[0] + s * .16 * c, ft[1] + s * .16 * n)], s * .11, ink)
        for hand in arms or (T(-.75, -.75), T(.75, -.75)):
            side = 1 if (hand[0] - x) * c + (hand[1] - y) * n > 0 else -1
            sh = T(.38 * side, -1.3)
            mid = ((sh[0] + hand[0]) / 2 + s * .12 * n, (sh[1] + hand[1]) / 2 + s * .16)
            b.line([sh, mid, hand], s * .10, ink)

    # border: two rules with triangles and dots between
    m, q = 46, 44
    for o_, wd in ((m, 4), (m + q, 4)):
        b.line([(o_, o_), (w - o_, o_), (w - o_, h - o_), (o_, h - o_), (o_, o_)], wd, ink)
    nx, ny = 24, 33
    for i in range(nx):
        x0, x1 = m + q + (w - 2 * m - 2 * q) * i / nx, m + q + (w - 2 * m - 2 * q) * (i + 1) / nx
        for base, tip in ((m + q - 5, m + 10), (h - m - q + 5, h - m - 10)):
            b.poly([(x0 + 4, base), (x1 - 4, base), ((x0 + x1) / 2, tip)], ink)
    for i in range(ny):
        y0, y1 = m + q + (h - 2 * m - 2 * q) * i / ny, m + q + (h - 2 * m - 2 * q) * (i + 1) / ny
        for base, tip in ((m + q - 5, m + 10), (w - m - q + 5, w - m - 10)):
            b.poly([(base, y0 + 4), (base, y1 - 4), (tip, (y0 + y1) / 2)], ink)
    # spiral of dancers
    cx, cy = w * .5, h * .525
    pts, a = [], 0.0
    while a < 2 * math.pi * 1.62:
        r = 122 + 25.5 * a
        pts.append((cx + r * math.cos(a + 3.9), cy + r * .93 * math.sin(a + 3.9), a + 3.9))
        a += 49 / r
    for i, (x, y, t) in enumerate(pts):
        prv, nxt = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        up = (math.cos(t), math.sin(t))
        hand = lambda p: ((x + p[0]) / 2 + up[0] * 24, (y + p[1]) / 2 + up[1] * 24)
        figure(x, y, 27, t + math.pi / 2, (hand(prv), hand(nxt)), (-1) ** i * .35, i % 3 == 0)
    # tarpa player in the middle
    figure(cx - 14, cy + 22, 36, 0, ((cx + 34, cy - 2), (cx + 40, cy + 6)))
    b.line([(cx - 4, cy - 34), (cx + 30, cy + 2), (cx + 58, cy + 30)], 9, ink)
    b.leaf(cx + 50, cy + 18, .85, 46, 15, ink)
    # sun
    sx, sy = w * .80, h * .125
    for r in (22, 40):
        b.line(b.arc(sx, sy, r, 0, 6.3), 4, ink)
    b.dot(sx, sy, 12, ink)
    for i in range(20):
        t = i * math.pi / 10
        b.line([(sx + 46 * math.cos(t), sy + 46 * math.sin(t)), (sx + 60 * math.cos(t), sy + 60 * math.sin(t))], 4, ink)
    # huts

    def hut(x, y, s):
        b.poly([(x - s * .62, y - s * .62), (x + s * .62, y - s * .62), (x, y - s * 1.25)], ink)
        for i in range(-4, 5):
            b.line([(x + i * s * .035, y - s * 1.18), (x + i * s * .13, y - s * .64)], 2, ground)
        b.line([(x - s * .5, y - s * .6), (x - s * .5, y), (x + s * .5, y), (x + s * .5, y - s * .6)], 5, ink)
        for i in range(9):
            xx = x - s * .42 + i * s * .105
            if abs(xx - x) > s * .13:
                b.line([(xx, y - s * .58), (xx, y - s * .04)], 3, ink)
        b.line([(x - s * .13, y), (x - s * .13, y - s * .42), (x + s * .13, y - s * .42), (x + s * .13, y)], 4, ink)
    hut(w * .20, h * .205, 118)
    hut(w * .345, h * .195, 92)

    def tree(x, y, s, lean=0):
        b.line([(x, y), (x + lean * .4, y - s * .5), (x + lean, y - s)], s * .035, ink)
        for i in range(9):
            t = .30 + .70 * i / 8
            px, py = x + lean * t, y - s * t
            for q in (-1, 1):
                L = s * (.36 - .20 * t)
                ang = -math.pi / 2 + q * (1.05 - .3 * t)
                ex, ey = px + L * math.cos(ang), py + L * math.sin(ang)
                b.line([(px, py), (ex, ey)], 3.4, ink)
                for k in range(6):
                    u = .2 + .8 * k / 5
                    for z in (-1, 1):
                        b.leaf(px + (ex - px) * u, py + (ey - py) * u, ang + z * .8, s * .055, s * .011, ink)
    tree(w * .155, h * .905, 215, 14)
    tree(w * .855, h * .905, 235, -16)
    tree(w * .575, h * .205, 150, 6)
    # birds
    for x, y, s in ((w * .66, h * .10, 15), (w * .70, h * .128, 12), (w * .475, h * .088, 13), (w * .62, h * .14, 11)):
        b.poly([(x - s, y - s * .5), (x, y), (x - s, y + s * .5)], ink)
        b.poly([(x + s, y - s * .5), (x, y), (x + s, y + s * .5)], ink)
        b.line([(x + s, y - s * .4), (x + s * 1.5, y - s * .7)], 2.5, ink)
    # cart-wheel ground line: women pounding grain, hens
    gy = h * .895
    b.line([(w * .26, gy), (w * .74, gy)], 4, ink)
    for i, x in enumerate((.40, .60)):
        figure(w * x, gy - 30, 29, 0, ((w * .5 + (6 if i else -6), gy - 74), (w * .5 + (6 if i else -6), gy - 60)), 0, True)
    b.line([(w * .5 - 5, gy - 120), (w * .5 - 5, gy - 22)], 6, ink)
    b.line([(w * .5 + 5, gy - 104), (w * .5 + 5, gy - 22)], 6, ink)
    b.poly([(w * .5 - 22, gy - 26), (w * .5 + 22, gy - 26), (w * .5 + 13, gy - 2), (w * .5 - 13, gy - 2)], ink)
    for x in (.29, .325, .69, .73):
        X = w * x
        b.leaf(X - 14, gy - 16, -.1, 28, 9, ink)
        b.line([(X + 10, gy - 18), (X + 16, gy - 28)], 3, ink)
        b.dot(X + 17, gy - 29, 4, ink)
        b.line([(X, gy - 10), (X, gy - 1)], 2.2, ink)
    for _ in range(170):                                     # rice-paste specks
        b.dot(b.r.uniform(100, w - 100), b.r.uniform(100, h - 100), b.r.uniform(.4, 1.1), tuple(int((p + q) / 2) for p, q in zip(ink, ground)))
    return worn(b.done(), 3, .16, 3)


def hills(w=900, h=1250):
    """A view to put behind glass: hills at dusk, a lake, a boat."""
    b = Hand(w, h, (236, 208, 172), 3, .4)
    b.dot(w * .62, h * .34, w * .085, (246, 232, 196))
    for k, (y, c) in enumerate(((.46, (196, 156, 140)), (.52, (150, 124, 128)), (.575, (104, 98, 112)))):
        b.poly([(0, h * .64), *((x, h * (y + .035 * math.sin(x / w * (5 + k * 2) + k * 2) + .018 * math.sin(x / w * 17 + k))) for x in range(0, w + 1, 6)), (w, h * .64)], c)
    b.d.rectangle([0, h * .62 * 2, w * 2, h * 2], fill=(172, 160, 156))
    for i in range(46):
        y = h * (.63 + .36 * (i / 46) ** 1.4)
        x = w * (.62 + .10 * math.sin(i * 2.3))
        b.line([(x - 30 - i * 2.4, y), (x + 30 + i * 2.4, y)], 2.4 + i * .06, (222, 200, 172) if i % 2 else (150, 140, 142))
    b.leaf(w * .20, h * .74, 0, w * .26, h * .012, (52, 44, 48))
    b.line([(w * .30, h * .735), (w * .30, h * .69)], 7, (52, 44, 48))
    b.dot(w * .30, h * .683, 9, (52, 44, 48))
    return worn(b.done(1), 2, .10, 3)
