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
