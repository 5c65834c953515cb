"""Render, denoise, tone-map, write WebP."""
import os
import tempfile
import time

import bpy
import numpy as np
from PIL import Image

from stage.denoise import denoise


def _passes(folder):
    sc = bpy.context.scene
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_object_index = True
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    out = t.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGB"
    out.file_slots.clear()
    for slot, sock in (("rgb", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("index", "IndexOB")):
        out.file_slots.new(slot)
        t.links.new(rl.outputs[sock], out.inputs[slot])
    t.links.new(rl.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])


def _load(folder, slot):
    f = next(os.path.join(folder, n) for n in sorted(os.listdir(folder)) if n.startswith(slot))
    im = bpy.data.images.load(f)
    im.colorspace_settings.name = "Linear"
    w, h = im.size
    a = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, -1)[..., :3]


def _trace(size, samples, window=None):
    """Renders the four passes at `size`, or only a window of it: (x0, x1, y0, y1) in 0..1 from below."""
    sc = bpy.context.scene
    w, h = size
    r = sc.render
    r.resolution_x, r.resolution_y = w, h
    r.use_border = r.use_crop_to_border = window is not None
    if window:
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = window
    sc.cycles.samples = samples
    with tempfile.TemporaryDirectory() as tmp:
        _passes(tmp)
        r.filepath = os.path.join(tmp, "beauty.exr")
        r.image_settings.file_format = "OPEN_EXR"
        bpy.ops.render.render(write_still=False)
        return _load(tmp, "rgb"), _load(tmp, "albedo"), _load(tmp, "normal"), _load(tmp, "index")[..., 0]


def _enlarge(a, size):
    return np.stack([np.asarray(Image.fromarray(np.ascontiguousarray(a[..., k], np.float32)).resize(size, Image.BICUBIC)) for k in range(a.shape[-1])], -1)


def _expose(size, samples, strength, window, coarse):
    """Linear light at `size`: the goods' window as it is, the plain backdrop round it from a coarse rendering."""
    w, h = size
    if not window:
        return denoise(*_trace(size, samples), strength)
    out = _enlarge(denoise(*_trace((w // coarse, h // coarse), samples), strength), size)
    x0, y0 = round(window[0] * w), round(window[2] * h)
    fine = denoise(*_trace(size, samples, window), strength)
    fh, fw, _ = fine.shape
    fh, fw = min(fh, h - y0), min(fw, w - x0)
    ramp = lambda n, lo, hi: np.minimum(np.clip((np.arange(n) + .5) / 28, 0, 1) if lo else 1, np.clip((n - np.arange(n) - .5) / 28, 0, 1) if hi else 1) * np.ones(n)
    k = np.minimum.outer(ramp(fh, y0 > 0, y0 + fh < h), ramp(fw, x0 > 0, x0 + fw < w))[..., None]
    part = out[y0:y0 + fh, x0:x0 + fw]
    out[y0:y0 + fh, x0:x0 + fw] = part * (1 - k) + fine[:fh, :fw] * k
    return out


def render(path, samples, size, strength=1.0, max_kb=120, scale=1.0, window=None, coarse=3):
    """Renders at `scale` times the wanted size, denoises in linear light, tone-maps, brings to size, writes WebP under `max_kb`."""
    sc = bpy.context.scene
    t0 = time.time()
    width, height = size
    sc.cycles.adaptive_threshold = .05        # the plain backdrop is done early: it is filtered most
    sc.cycles.adaptive_min_samples = max(6, samples // 3)
    out = _expose((int(width * scale), int(height * scale)), samples, strength, window, coarse)
    with tempfile.TemporaryDirectory() as tmp:
        h, w, _ = out.shape
        im = bpy.data.images.new("out", w, h, float_buffer=True)
        im.pixels.foreach_set(np.concatenate([out, np.ones((h, w, 1))], -1).astype(np.float32).ravel())
        png = os.path.join(tmp, "out.png")
        sc.render.image_settings.file_format, sc.render.image_settings.color_mode = "PNG", "RGB"
        im.save_render(png, scene=sc)
        pic = Image.open(png).convert("RGB").resize((width, height), Image.LANCZOS)
    grain = np.random.default_rng(1).normal(0, .7, (height, width, 1))    # hides steps in the smooth backdrop
    pic = Image.fromarray(np.clip(np.asarray(pic, np.float32) + grain, 0, 255).round().astype(np.uint8))
    for q in (90, 86, 82, 76, 70, 62, 54):
        pic.save(path, "WEBP", quality=q, method=4)
        if os.path.getsize(path) <= max_kb * 1000:
            break
    print("SHOT %s %.0f s, %d KB, quality %d" % (os.path.basename(path), time.time() - t0, os.path.getsize(path) // 1000, q), flush=True)
