"""Flowers, petals, powders: what is laid beside the goods or into them."""
import math
import random

from mathutils import Matrix, Vector, noise

from forms.mesh import add, grid


def marigold(r, mat, seed=0, rings=9):
    """A flower head of ruffled petals on a golden-angle spiral. `mat`: one material or two (outer, inner)."""
    rnd = random.Random(seed)
    mats = mat if isinstance(mat, (list, tuple)) else (mat, mat)
    V, F, M = [], [], []
    n = 110
    for k in range(n):
        t = (k + .5) / n
        a = k * 2.39996
        tilt = math.radians(82 * (1 - t ** .55) + rnd.uniform(-8, 8))       # inner petals stand up
        L = r * (.42 + .30 * t) * rnd.uniform(.9, 1.1)
        W = L * .62
        base = Vector((0, 0, r * .42 * (1 - t)))
        m = Matrix.Rotation(a, 4, "Z") @ Matrix.Translation((r * .42 * t ** .6, 0, 0)) @ Matrix.Rotation(-tilt, 4, "Y")
        o = len(V)
        for i in range(5):
            s = i / 4
            for j in range(5):
                q = (j - 2) / 2
                ruff = .10 * L * math.sin(j * 2.6 + k) * s * s
                wd = W * (.28 + .9 * math.sin(min(1, s * 1.15) * math.pi * .56)) * .55
                p = m @ Vector((L * (s - .10 * q * q * s), q * wd, ruff + .22 * L * s * s - .12 * wd * q * q))
                V.append(p + base)
        for i in range(4):
            for j in range(4):
                F.append((o + i * 5 + j, o + i * 5 + j + 1, o + i * 5 + j + 6, o + i * 5 + j + 5))
                M.append(0 if t > .45 else 1)
    ob = add("marigold", V, F, mats[0])
    ob.data.materials.append(mats[1])
    ob.data.polygons.foreach_set("material_index", M)
    return ob


def petal(L, mat, seed=0):
    rnd = random.Random(seed)
    V, F = [], []
    cup = rnd.uniform(.25, .45)
    for i in range(9):
        s = i / 8
        for j in range(7):
            q = (j - 3) / 3
            w = L * .42 * math.sin(math.pi * (.12 + .80 * s)) ** .8
            V.append((L * (s - .5), q * w, cup * L * ((s - .5) ** 2 + .55 * q * q * .4) + .03 * L * math.sin(5 * q + seed)))
    for i in range(8):
        for j in range(6):
            F.append((i * 7 + j, i * 7 + j + 1, i * 7 + j + 8, i * 7 + j + 7))
    return add("petal", V, F, mat)


def heap(r, h, mat, seed=0):
    """A mound of powder as a hand lets it fall: a blunt peak, slopes that slid here and there, a ragged foot."""
    def f(u, v):
        a, q = u * 2 * math.pi, v
        c, s = math.cos(a), math.sin(a)
        slid = noise.noise((c * 1.6, s * 1.6, seed)) + .5 * noise.noise((c * 4.5, s * 4.5, seed + 3))
        foot = r * (1 + .13 * slid * q)
        steep = (1.04 - math.sqrt(q * q + .012)) / .93
        rough = .10 * noise.noise((q * c * 3, q * s * 3, seed)) + .045 * noise.noise((q * c * 9, q * s * 9, seed)) + .02 * noise.noise((q * c * 24, q * s * 24, seed))
        return (foot * q * c, foot * q * s, h * max(0, steep + rough * min(1, 4 * (1 - q)) + .10 * slid * q * (1 - q)))
    return grid(f, 128, 64, mat, "heap", (1, 1))


def rosette(length, mats, n=14):
    """Long leaves that rise from one root and bow outwards: a plant for a pot."""
    out = []
    for k in range(n):
        a, up = k * 2.39996, 1.25 - .75 * k / n
        L = length * (1.0 - .30 * ((k * 7) % n) / n)
        w = L * .085

        def blade(u, v, a=a, up=up, L=L, w=w):
            tilt = up - .95 * v * v * (1.5 - up)
            r, z = L * v * math.cos(tilt) * (.55 + .45 * v), L * math.sin(up) * v * (1 - .30 * v * v * (1.5 - up))
            half = w * math.sin(math.pi * (.10 + .88 * v)) ** .75 * (2 * u - 1)
            dip = .35 * abs(2 * u - 1) * w
            return (r * math.cos(a) - half * math.sin(a), r * math.sin(a) + half * math.cos(a), z + dip)
        o = grid(blade, 8, 30, mats[k % len(mats)], "leaf", (1, 1))
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness = .12
        out.append(o)
    return out
