"""Faces of gods, carved: a head is about two units high, its middle the origin, and looks along -y."""
import math

import numpy as np

from forms.anatomy import almond, facing, line_on, normal_at, pellets
from forms.sculpted import ball, limb, melt


def visage(lids="lowered", full=1.0):
    """Without hair: an even oval, brows like a drawn bow, a straight nose, a small full mouth. `lids`: lowered, open, or painted: left smooth for a brush."""
    skull = melt(.4, ball((0, .12, .28), (.94, 1.02, 1.0)), ball((0, -.10, -.30), (.72, .78, .84)), ball((.36, -.46, -.30), (.35 * full, .34, .42)).mirrored(),
                 ball((0, -.60, -.56), (.34, .28, .30)), ball((0, -.62, -.92), (.21, .21, .19)))
    socket = ball((.36, -1.00, .06), (.29, .20, .15)).mirrored()
    flesh = melt(.12, skull.cut(socket, .22), _nose(skull)).once()
    if lids == "painted":
        return melt(.06, flesh, ball(facing(flesh, [(.37, .06)])[0] + (0, .07, 0), (.27, .11, .15)).mirrored(), melt(.03, _lips(flesh), _ears()))
    return melt(.03, flesh, _brows(skull), _lips(flesh), _lids(flesh, lids), _ears())


def _nose(skull):
    bridge = facing(skull, [(0, .22)])[0]
    return melt(.06, limb([bridge + (0, .01, .0), bridge + (0, -.08, -.24), bridge + (0, -.19, -.46)], [.07, .085, .12]), ball(bridge + (.105, -.10, -.50), (.085, .10, .07)).mirrored())


def _brows(skull):
    return line_on(skull, [(.06, .10), (.16, .24), (.36, .34), (.58, .31), (.78, .17)], [.03, .045, .045, .04, .03], .015).mirrored()


def _lips(flesh):
    """A bow above, a full curve below, corners that begin to smile."""
    upper = line_on(flesh, [(0, -.58), (.08, -.555), (.17, -.56), (.26, -.535)], [.055, .06, .045, .03], .0)
    lower = line_on(flesh, [(0, -.685), (.10, -.672), (.18, -.625), (.245, -.56)], [.075, .07, .045, .03], .01)
    corner = ball(facing(flesh, [(.30, -.525)])[0], .045)
    return melt(.02, upper.mirrored(), lower.mirrored()).cut(corner.mirrored(), .02)


def _lids(flesh, lids):
    eye = facing(flesh, [(.37, .06)])[0]
    globe = ball(eye + (0, .10, -.01), (.25, .155, .15))
    if lids == "lowered":                                            # the lid all the way down, a slit that hangs like a bow
        slit = line_on(globe, [(.16, .0), (.26, -.055), (.37, -.075), (.48, -.055), (.58, .0)], .045, -.02)
        crease = line_on(flesh, [(.13, .07), (.25, .18), (.38, .215), (.52, .18), (.62, .07)], .026, .0)
        under = line_on(flesh, [(.16, -.02), (.28, -.105), (.38, -.125), (.50, -.10), (.60, -.02)], [.025, .035, .035, .035, .025], .005)
        return melt(.02, globe.cut(slit, .015), crease, under).mirrored()
    return almond(eye, normal_at(flesh, eye) * (.6, 1, .2), (.27, .125), 5, .08, .045).mirrored()


def _ears():
    """Long lobes, pierced and stretched."""
    rim = limb([(.86, .10, .02), (.98, .16, .30), (1.06, .30, .34), (1.05, .36, .08), (.99, .18, -.22)], [.07, .08, .08, .08, .07])
    lobe = limb([(.99, .16, -.20), (1.00, .08, -.52), (.96, .02, -.86)], [.10, .10, .125], 4, ((1, .4, 0), .75))
    return melt(.05, rim, lobe, ball((.95, .2, .08), (.10, .16, .24))).mirrored()


def curls(r=.108):
    """Snail curls in rows over the skull and the dome of wisdom, the hairline low and even."""
    cap, dome = ((0, .16, .34), (1.0, 1.06, 1.0)), ((0, .22, 1.32), (.46, .46, .44))
    spots = np.concatenate([_rows(*cap, r), _rows(*dome, r)])
    x, y, z = spots.T
    hair = z > .62 - .95 * np.clip(y + .62, 0, 1.05) + .03 * np.abs(x)
    inside = ((spots - dome[0]) ** 2 / np.square(dome[1])).sum(1) < .92
    under = ((spots - cap[0]) ** 2 / np.square(cap[1])).sum(1) < .92
    keep = spots[hair & ~inside & ~under]
    scalp = melt(.2, ball(cap[0], np.multiply(cap[1], .985)), ball(*dome)).cut(ball((0, -1.20, -.48), (1.35, 1.15, 1.12)), .08).cut(ball((0, -.2, -1.2), (2, 2, 1.25)), .08)
    return melt(.02, scalp, pellets(keep, r))


def _rows(middle, size, r):
    out = []
    for k, tilt in enumerate(np.arange(r * .9, math.pi * .72, r * 2.02 / max(size))):
        n = max(1, round(2 * math.pi * math.sin(tilt) * max(size[:2]) / (r * 2.04)))
        a = (np.arange(n) + .5 * (k % 2)) * 2 * math.pi / n + math.pi / 2
        out.append(np.stack([np.sin(tilt) * np.cos(a), np.sin(tilt) * np.sin(a), np.full(n, math.cos(tilt))], 1) * size + middle)
    return np.concatenate(out)
