"""Relief: what stands out from a plate or a board, worked as a map of heights and cast into a mesh that faces -y.

x runs to the right and z up from the middle, heights towards the viewer; all in centimetres.
"""
import math

import numpy as np
from PIL import Image, ImageDraw

from forms.drawn import curve
from forms.mesh import add


class Relief:
    """A ground of w x h. What is laid on melts into what is there over `melt`; what is opened is cut right through."""

    def __init__(self, w, h, per_cm=16, melt=.06):
        self.w, self.h, self.per_cm, self.melt = w, h, per_cm, melt
        nx, nz = int(w * per_cm) + 1, int(h * per_cm) + 1
        self.x, self.z = np.meshgrid(np.linspace(-w / 2, w / 2, nx), np.linspace(-h / 2, h / 2, nz))
        self.high = np.zeros((nz, nx))
        self.open = np.zeros((nz, nx))
        self.kind = np.zeros((nz, nx))

    def _near(self, x0, x1, z0, z1):
        i = np.clip(((np.array([x0, x1]) + self.w / 2) * self.per_cm + [-1, 2]).astype(int), 0, self.high.shape[1])
        j = np.clip(((np.array([z0, z1]) + self.h / 2) * self.per_cm + [-1, 2]).astype(int), 0, self.high.shape[0])
        return slice(*j), slice(*i)

    def _lay(self, part, height, where, kind):
        old = self.high[part]
        k = self.melt
        h = np.maximum(k - np.abs(old - height), 0) / k if k else 0
        self.high[part] = np.where(where, np.maximum(old, height) + h * h * k / 4, old)
        if kind is not None:
            self.kind[part] = np.where(where & (height > old - .02), kind, self.kind[part])

    def limb(self, points, radii, height=None, base=0.0, bend=6, kind=None):
        """A rounded rod along points; its height over `base` is its radius, or that much at its thickest."""
        p = np.asarray(points, float)
        r = np.full(len(p), radii, float) if np.isscalar(radii) else np.asarray(radii, float)
        if bend and len(p) > 2:
            r = np.interp(np.arange((len(p) - 1) * bend + 1) / bend, np.arange(len(p)), r)
            p = curve(p, bend)
        top = 1.0 if height is None else height / r.max()
        for a, b, ra, rb in zip(p, p[1:], r, r[1:]):
            m = max(ra, rb)
            part = self._near(min(a[0], b[0]) - m, max(a[0], b[0]) + m, min(a[1], b[1]) - m, max(a[1], b[1]) + m)
            x, z = self.x[part], self.z[part]
            if not x.size:
                continue
            d = b - a
            t = np.clip(((x - a[0]) * d[0] + (z - a[1]) * d[1]) / (d @ d + 1e-9), 0, 1)
            rr = ra + (rb - ra) * t
            q = np.hypot(x - a[0] - t * d[0], z - a[1] - t * d[1]) / rr
            self._lay(part, base + rr * top * np.sqrt(np.maximum(0, 1 - q * q)), q < 1, kind)

    def ring(self, at, R, r, height=None, base=0.0, kind=None, n=64):
        self.limb([(at[0] + R * math.cos(q), at[1] + R * math.sin(q)) for q in np.linspace(0, 2 * math.pi, n)], r, height, base, 0, kind)

    def egg(self, at, rx, rz, height, turn=0.0, base=0.0, kind=None, power=.5):
        """A dome; `turn` in degrees; `power` below a half flattens its top."""
        m = max(rx, rz)
        part = self._near(at[0] - m, at[0] + m, at[1] - m, at[1] + m)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        x, z = self.x[part] - at[0], self.z[part] - at[1]
        q = ((x * c + z * s) / rx) ** 2 + ((z * c - x * s) / rz) ** 2
        self._lay(part, base + height * np.maximum(0, 1 - q) ** power, q < 1, kind)

    def leaf(self, at, angle, L, W, height, base=0.0, kind=None, rib=True):
        """A leaf or petal from a point along an angle (radians), half as wide as W, with a sunk rib."""
        part = self._near(at[0] - L, at[0] + L, at[1] - L, at[1] + L)
        c, s = math.cos(angle), math.sin(angle)
        x, z = self.x[part] - at[0], self.z[part] - at[1]
        t, d = (x * c + z * s) / L, np.abs(z * c - x * s)
        wide = W * np.sin(math.pi * np.clip(t, 0, 1) ** .8) + 1e-6
        q = d / wide
        up = base + height * np.maximum(0, 1 - q ** 2) ** .5
        if rib:
            up -= height * .30 * np.clip(1 - d / (W * .16), 0, 1)
        self._lay(part, up, (t > 0) & (t < 1) & (q < 1), kind)

    def flower(self, at, r, n, height, base=0.0, turn=0.0, fat=.30, kind=None, heart=None):
        for k in range(n):
            a = turn + 2 * math.pi * k / n
            self.leaf((at[0] + r * .14 * math.cos(a), at[1] + r * .14 * math.sin(a)), a, r * .86, r * fat, height, base, kind)
        self.egg(at, r * .24, r * .24, height * 1.25, 0, base, heart if heart is not None else kind)

    def mask(self, polygon):
        """1 within a polygon, soft at its edge."""
        k = 4
        im = Image.new("L", (self.high.shape[1] * k, self.high.shape[0] * k))
        to = lambda x, z: ((x + self.w / 2) * self.per_cm * k, (z + self.h / 2) * self.per_cm * k)
        ImageDraw.Draw(im).polygon([to(*p) for p in polygon], fill=255)
        return np.asarray(im.resize(self.high.shape[::-1], Image.BOX), float) / 255

    def shape(self, polygon, height, edge=.3, base=0.0, kind=None):
        """A polygon raised as a pad, rounded over `edge`."""
        m = self.mask(polygon)
        soft = m
        for _ in range(max(1, int(edge * self.per_cm))):
            soft = np.minimum(m, _blur(soft))
        self._lay(np.s_[:, :], base + height * np.clip((soft - .25) * 1.6, 0, 1) ** .6, m > .5, kind)

    def cut(self, polygon):
        self.open = np.maximum(self.open, self.mask(polygon))

    def cut_outside(self, polygon):
        self.open = np.maximum(self.open, 1 - self.mask(polygon))

    def cast(self, mats, thick=0.0, wild=0.0, name="relief"):
        """Makes the mesh; `mats`: one material or one for each `kind`. `thick`: the walls of what is cut. Its ground lies at y = 0."""
        from mathutils import noise
        x, z, y = self.x.copy(), self.z.copy(), -self.high
        if wild:
            y = y - wild * np.array([noise.noise((a * .45, b * .45, 2)) for a, b in zip(x.ravel(), z.ravel())]).reshape(x.shape)
        keep = np.ones(x.shape, bool)
        if self.open.any():
            x, z = _snap(x, z, self.open, 1 / self.per_cm)
            keep = self.open < .5
        nz, nx = x.shape
        i = np.arange(nz * nx).reshape(nz, nx)
        q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
        k = self.kind.ravel()[q[:, 0]].astype(int)
        stays = keep.ravel()[q].all(1)
        q, k = q[stays], k[stays]
        used = np.unique(q)
        at = np.full(nz * nx, -1)
        at[used] = np.arange(len(used))
        verts = np.stack([x.ravel(), y.ravel(), z.ravel()], 1)[used]
        uv = np.stack([verts[:, 0] / self.w + .5, verts[:, 2] / self.h + .5], 1)
        mats = mats if isinstance(mats, (list, tuple)) else [mats]
        o = add(name, verts, at[q], mats[0], True, {"UV": uv, "weave": verts[:, [0, 2]]})
        for m in mats[1:]:
            o.data.materials.append(m)
        if len(mats) > 1:
            o.data.polygons.foreach_set("material_index", np.minimum(k, len(mats) - 1).astype(np.int32))
        if thick:
            s = o.modifiers.new("thick", "SOLIDIFY")
            s.thickness, s.offset = thick, -1
        return o


def side(line, depth, mat):
    """The side of a sawn board along its outline: smoother than the walls of a relief."""
    p = np.array(line)
    p = np.concatenate([a + (b - a) * np.linspace(0, 1, 8, endpoint=False)[:, None] for a, b in zip(p, np.roll(p, -1, 0))])
    n = len(p)
    verts = [(x, y, z) for y in (-.03, depth) for x, z in p]
    o = add("edge", verts, [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], mat, False, {"UV": [(k / n, y) for y in (0, 1) for k in range(n)], "weave": [(k * .3, y * depth) for y in (0, 1) for k in range(n)]})
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = .12, 0


def _blur(a):
    a = (np.roll(a, 1, 0) + 2 * a + np.roll(a, -1, 0)) / 4
    return (np.roll(a, 1, 1) + 2 * a + np.roll(a, -1, 1)) / 4


def _snap(x, z, open_, cell):
    """Moves the points beside a cut on to its line, so that the edge is not stepped."""
    soft = _blur(_blur(open_))
    gz, gx = np.gradient(soft, cell)
    g = gx * gx + gz * gz
    step = np.where((g > .5) & (soft < .5) & (soft > .02), (.5 - soft) / np.maximum(g, 1e-6), 0)
    move = np.clip(np.hypot(gx, gz) * step, 0, cell) / np.maximum(np.hypot(gx, gz), 1e-6)
    beside = (_blur(open_ >= .5) > 0) & (open_ < .5)
    return x + gx * move * beside, z + gz * move * beside
