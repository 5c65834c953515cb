import type { Handler } from 'hono';
import { PICTURE_WIDTHS } from '#domain/picture.ts';
import type { Ctx } from '#shop/context.ts';

const rendition = /^(\d{2,4})\.(avif|webp)$/;

/** A picture at one of our widths, as AVIF or WebP: made on first demand, kept for ever under the hash of its original. */
export function answersMedia(ctx: Ctx): Handler {
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  return async (c) => {
    const { key = '', name = '' } = c.req.param();
    const [, width, format] = rendition.exec(name) ?? [];
    if (!/^[0-9a-f]{32}$/.test(key) || !PICTURE_WIDTHS.some((each) => each === Number(width)))
      return c.notFound();
    const path = `${key}/${name}`;
    const to = { width: Number(width), format: format as 'avif' | 'webp' };
    const bytes =
      (await ctx.mediaStore.read(key, name)) ?? (await once(making, path, () => makeRendition(ctx, key, to)));
    if (!bytes) return c.notFound();
    const type = format === 'avif' ? 'image/avif' : 'image/webp';
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
  };
}

function once<Value>(
  running: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = running.get(key);
  if (known) return known;
  const result = make().finally(() => running.delete(key));
  running.set(key, result);
  return result;
}

async function makeRendition(ctx: Ctx, key: string, to: { width: number; format: 'avif' | 'webp' }) {
  const original = await ctx.mediaStore.read(key, 'original');
  if (!original) return undefined;
  const bytes = await ctx.pictures.render(original, to);
  await ctx.mediaStore.put(key, `${to.width}.${to.format}`, bytes);
  return bytes;
}
