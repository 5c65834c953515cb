"""A denoiser in numpy: Debian's Blender is built without one."""
import numpy as np


def _shift(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def _despeckle(rgb, leeway):
    """No pixel brighter or darker than its neighbours' second extreme: at few samples silhouettes are dotted."""
    lum = rgb.mean(-1)
    nb = np.sort(np.stack([_shift(lum, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]), 0)
    return rgb * (np.clip(lum, nb[1] / (1 + leeway), nb[-2] * (1 + leeway) + .01) / np.maximum(lum, 1e-6))[..., None]


def denoise(rgb, albedo, normal, index, strength=1.0):
    """Edge-avoiding a-trous filter (two passes of 5x5, three of 3x3), guided by albedo, normal and a smoothed colour.

    Light is filtered after division by albedo, so painted and woven detail stays sharp. The plain
    backdrop gets a much wider colour tolerance than the goods: it carries only soft shadows.
    """
    pad = 32
    rgb, albedo, normal = (np.pad(a, ((pad, pad), (pad, pad), (0, 0)), "edge") for a in (rgb, albedo, normal))
    index = np.pad(index, pad, "edge")
    alb = np.where(albedo.max(-1, keepdims=True) > .02, np.clip(albedo, .02, 4), 1)
    rgb = _despeckle(rgb, .15)
    x = np.log1p(rgb / alb * 4)                               # compress, so highlights do not bleed
    plain = (index > .5)[..., None].astype(np.float32)
    wide, narrow = np.array([1, 4, 6, 4, 1], np.float32) / 16, np.array([1, 2, 1], np.float32) / 4
    guide = x
    for it, step in enumerate((1, 2, 5, 11, 20)):
        guide = x if it < 4 else guide
        for ax in (0, 1):                                     # small blur: compare trends, not noise
            guide = sum(w * np.roll(guide, s * min(step, 2), ax) for w, s in zip((.25, .5, .25), (-1, 0, 1)))
        sig = .22 * plain + .11 * strength / (1 + .6 * it) * (1 - plain)
        acc, wsum = np.zeros_like(x), np.zeros(x.shape[:2] + (1,), np.float32)
        kern = wide if it < 2 else narrow                     # the far passes are narrow: half the time, no loss to be seen
        reach = range(-(len(kern) // 2), len(kern) // 2 + 1)
        for i, wy in zip(reach, kern):
            for j, wx in zip(reach, kern):
                dy, dx = i * step, j * step
                d = ((_shift(guide, dy, dx) - guide) ** 2).sum(-1, keepdims=True) / (3 * sig * sig)
                d += ((_shift(normal, dy, dx) - normal) ** 2).sum(-1, keepdims=True) / .02
                d += ((_shift(albedo, dy, dx) - albedo) ** 2).sum(-1, keepdims=True) / .01
                w = wy * wx * np.exp(-d)
                acc += w * _shift(x, dy, dx)
                wsum += w
        x = acc / wsum if it < 4 else x * (1 - plain) + plain * acc / wsum   # widest pass: backdrop only
    # on silhouettes a pixel mixes two surfaces: there half of the unfiltered light keeps the edge smooth
    turn = np.max([np.abs(_shift(normal, y, x_) - normal).sum(-1) for y, x_ in ((0, 1), (0, -1), (1, 0), (-1, 0))], 0)
    edge = .5 * np.clip((turn - .35) / .5, 0, 1)[..., None]
    soft = rgb
    for ax in (0, 1):
        soft = sum(w * np.roll(soft, s, ax) for w, s in zip((.25, .5, .25), (-1, 0, 1)))
    out = np.expm1(x) / 4 * alb * (1 - edge) + (.4 * rgb + .6 * soft) * edge
    return _despeckle(out, .03)[pad:-pad, pad:-pad]
