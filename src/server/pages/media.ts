import type { Handler } from 'hono';
import { PICTURE_WIDTHS, SHARE_PICTURE } from '#domain/picture-url.ts';
import type { Ctx } from '#shop/context.ts';

const rendition = /^(\d{2,4})\.(avif|webp)$/;
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * A picture at one of our widths, as AVIF or WebP, or as it is shown beside a shared link: made on first demand, kept for ever under
 * the hash of its original.
 */
export function answersMedia(ctx: Ctx): Handler {
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  return async (c) => {
    const { key = '', name = '' } = c.req.param();
    if (!/^[0-9a-f]{32}$/.test(key) || !isOffered(name)) return c.notFound();
    const bytes =
      (await ctx.mediaStore.read(key, name)) ??
      (await once(making, `${key}/${name}`, () => makeRendition(ctx, key, name)));
    if (!bytes) return c.notFound();
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'content-type': types[name.split('.')[1]!]!,
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

function isOffered(name: string): boolean {
  const [, width] = rendition.exec(name) ?? [];
  return name === SHARE_PICTURE.name || PICTURE_WIDTHS.some((each) => each === Number(width));
}

async function makeRendition(ctx: Ctx, key: string, name: string) {
  const original = await ctx.mediaStore.read(key, 'original');
  if (!original) return undefined;
  const [, width, format] = rendition.exec(name) ?? [];
  const bytes =
    name === SHARE_PICTURE.name
      ? await ctx.pictures.frame(original, SHARE_PICTURE)
      : await ctx.pictures.render(original, { width: Number(width), format: format as 'avif' | 'webp' });
  await ctx.mediaStore.put(key, name, bytes);
  return bytes;
}
