"""Plaits and figured weaves: a colour picture and a height picture that tile."""
import numpy as np
from PIL import Image


def _ints(a):
    return Image.fromarray(np.clip(a, 0, 255).astype(np.uint8))


def plait(warp, weft, twill=1, px=34, seed=1, gap=.08, least=12):
    """Flat strips over and under each other. `warp`, `weft`: colours in turn, one per strip; `twill`: how many they pass over.

    Gives (colour, height, strips across).
    """
    rng = np.random.default_rng(seed)
    n = int(np.lcm(np.lcm(len(warp), len(weft)), 2 * twill))
    n *= -(-least // n)
    s = (np.arange(n * px) + .5) / px
    X, Y = np.meshgrid(s, s)
    i, j = X.astype(int), Y.astype(int)
    upright = (i - j) % (2 * twill) < twill                            # is it the warp that lies on top?
    across = np.where(upright, X - i, Y - j) - .5
    float_ = np.where(upright, np.abs((i + 1 - Y) % (2 * twill) - twill / 2), np.abs((X - j) % (2 * twill) - 1.5 * twill)) / (twill / 2)
    strip = np.where(upright, i, j + n)
    streaks = rng.uniform(.84, 1.08, (2 * n, 14))
    streak = streaks[strip, np.clip((across + .5) * 14, 0, 13).astype(int)]
    edge = np.clip((.5 - gap / 2 - np.abs(across)) / .07, 0, 1)
    height = edge * (1 - .55 * np.clip(float_, 0, 1) ** 2.5) * (.8 + .2 * np.sqrt(np.clip(1 - (across * 1.8) ** 2, 0, 1)))
    col = np.where(upright[..., None], np.array(warp, float)[i % len(warp)], np.array(weft, float)[j % len(weft)])
    shade = rng.uniform(.84, 1.10, 2 * n)[strip] * streak * (.42 + .58 * edge) * (1 - .30 * np.clip(float_, 0, 1) ** 4)
    return _ints(col * shade[..., None]), _ints(np.repeat((height * 255)[..., None], 3, 2)), n


def ikat(ground, pale, accent, w=1500, h=1500, seed=4):
    """Stepped diamonds whose edges feather along the yarn, as dyed thread shifts in the loom; plain bands at the foot."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    yarn = (x / 5).astype(int)
    shift = np.cumsum(rng.normal(0, 2.2, w // 5 + 2)) * .25 + rng.normal(0, 7, w // 5 + 2)
    blur = rng.normal(0, 5, (h // 3 + 1, w // 5 + 2))[(y / 3).astype(int), yarn]
    Y = y + shift[yarn] + blur
    cell = w / 4
    u = np.abs(((x / cell) % 1) - .5) * 2
    v = np.abs(((Y / (cell * 1.12)) % 1) - .5) * 2
    d = np.floor((u + v) * 9) / 9
    g, p, a = (np.array(c, float) for c in (ground, pale, accent))
    out = np.broadcast_to(g, (h, w, 3)).copy()
    for lo, hi, c in ((0, .23, a), (.23, .45, p), (.56, .67, p), (.78, .89, a), (1.22, 1.34, p), (1.56, 2.1, a), (1.78, 2.1, p)):
        out[(d >= lo) & (d < hi)] = c
    foot = h * .86
    for t, b, c in ((0, 14, p), (14, 70, a), (70, 84, p)):
        out[(Y > foot + t) & (Y < foot + b)] = c
    out[Y > foot + 84] = g
    thread = 1 + .10 * rng.normal(0, 1, (h, w // 5 + 2))[:, yarn[0]] * .6 + .05 * np.sin(x * 2 * np.pi / 5)
    return _ints(out * thread[..., None])


def durrie(ground, pale, accent, w=1200, h=2000, seed=3):
    """A flat-woven floor cloth: stripes, stepped diamonds in the middle, every pick a row."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    pick = (y // 6).astype(int)
    X = np.floor(x / 12) * 12
    Y = pick * 6.0
    g, p, a = (np.array(c, float) for c in (ground, pale, accent))
    out = np.broadcast_to(g, (h, w, 3)).copy()
    v = Y / h
    edge = np.minimum(v, 1 - v)
    for lo, hi, c in ((.03, .045, p), (.055, .10, a), (.11, .125, p), (.135, .15, a), (.16, .175, p)):
        out[(edge > lo) & (edge < hi)] = c
    cell = w / 5
    u = np.abs(((X / cell) % 1) - .5) * 2
    t = np.abs((((Y - h * .5) / (cell * 1.3) + .5) % 1) - .5) * 2
    d = u + t
    field = edge > .21
    for lo, hi, c in ((0, .30, a), (.30, .46, p), (.70, .84, p), (1.30, 1.46, a)):
        out[field & (d >= lo) & (d < hi)] = c
    row = rng.normal(1, .05, h // 6 + 2)[pick]
    rib = .86 + .14 * np.sin(y * 2 * np.pi / 6) * (.6 + .4 * np.sin(x * 2 * np.pi / 12 + pick * np.pi))
    return _ints(out * (row * rib)[..., None])


def carpet(field, border, pale, accent, w=240, h=400, knot=7, seed=5):
    """A hand-knotted rug: medallion, corners and borders, one square of colour to each knot."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:h, 0:w].astype(float)
    X, Y = (x - w / 2 + .5), (y - h / 2 + .5)
    f, b, p, a = (np.array(c, float) for c in (field, border, pale, accent))
    out = np.broadcast_to(f, (h, w, 3)).copy()
    r, t = np.hypot(X / (w * .30), Y / (h * .24)), np.arctan2(Y / (h * .24), X / (w * .30))
    lobe = 1 + .09 * np.cos(16 * t)

    def vines(s, sx, sy):                                             # a lattice of little flowers on curling stems
        u, v = ((X / sx) % 1) - .5, ((Y / sy + .5 * (np.floor(X / sx) % 2)) % 1) - .5
        q, k = np.hypot(u, v * sy / sx), np.arctan2(v, u)
        return (q < .16 * (1 + .45 * np.cos(5 * k))), (np.abs(v - .22 * np.sin(u * 2 * np.pi)) < .05)
    bloom, stem = vines(1, 22, 26)
    out[stem] = out[stem] * .55 + p * .45
    out[bloom] = p
    for lo, hi, c in ((0, .20, a), (.20, .26, p), (.26, .62, b), (.62, .68, p), (.68, .92, a), (.92, .98, p)):
        m = (r / lobe >= lo) & (r / lobe < hi)
        out[m] = c
    m = (r < .62) & (r > .28) & (np.cos(8 * t) * np.cos((r - .45) * 14) > .55)
    out[m] = p
    m = (r < .16) & (np.cos(6 * t) > 0)
    out[m] = p
    m = (r > .70) & (r < .90) & (np.cos(16 * t) > .6)
    out[m] = b
    d = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y))
    run = np.where(np.minimum(x, w - 1 - x) < np.minimum(y, h - 1 - y), Y, X)
    cx, cy = w / 2 - 36 - np.abs(X), h / 2 - 36 - np.abs(Y)            # quarter medallions in the corners
    q = np.hypot(cx / (w * .20), cy / (h * .15))
    for lo, hi, c in ((0, .75, a), (.75, .84, p), (.84, .93, b)):
        out[(q >= lo) & (q < hi) & (d >= 36)] = c
    out[(q < .6) & (np.cos(10 * np.arctan2(cy, cx)) > .5) & (d >= 36)] = p
    for lo, hi, c in ((0, 4, b), (4, 6, p), (6, 12, a), (12, 14, p), (14, 29, b), (29, 31, p), (31, 34, a), (34, 36, p)):
        out[(d >= lo) & (d < hi)] = c
    ring = (d >= 14) & (d < 29)
    z = ((run / 19) % 1) - .5
    e = (d - 21.5) / 19
    out[ring & (np.hypot(z, e) < .24 * (1 + .4 * np.cos(6 * np.arctan2(e, z))))] = p
    out[ring & (np.hypot(z, e) < .09)] = a
    out[ring & (np.hypot(np.abs(z) - .5, e) < .13)] = a
    out[(d >= 7) & (d < 11) & (np.abs(((run / 8) % 1) - .5) < .24)] = p
    out = np.clip(out * rng.normal(1, .045, (h, w, 1)) * (1 + .05 * np.sin(y / 17 + rng.normal(0, 1)))[..., None], 0, 255)
    fine = np.repeat(np.repeat(out, knot, 0), knot, 1)
    yy, xx = np.mgrid[0:h * knot, 0:w * knot]
    tuft = .80 + .20 * np.sin(np.pi * (yy % knot + .5) / knot) * np.sin(np.pi * (xx % knot + .5) / knot)
    return _ints(fine * tuft[..., None])
