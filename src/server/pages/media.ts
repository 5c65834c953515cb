import type { Context, Handler } from 'hono';
import { isShopError, unavailable } from '#domain/error.ts';
import { PICTURE_WIDTHS, SHARE_PICTURE, toPictureName } from '#domain/catalogue/picture-url.ts';
import type { Ctx } from '#shop/context.ts';
import { type QueueBounds, createBoundedQueue } from '#platform/http-cache/bounded-queue.ts';
import { mediaTypeOf } from '#gateways/media-names.ts';
import { shopBusy } from '#server/cache/shop-busy.ts';
import { CACHE_FOREVER } from './cache-forever.ts';

const rendition = /^(\d{2,4})\.(avif|webp)$/;

/** Rendering a large original takes some hundred megabytes of memory; a waiting request takes almost nothing. */
const usualBounds: QueueBounds = { atOnce: 2, waiting: 250, longestWaitMs: 60_000, startsPerTurn: 2 };

/**
 * Serves a picture at one of our widths, as AVIF or WebP, or in the size for shared links. Renders it on the first request and keeps it
 * permanently under the hash of its original. While it cannot be rendered, or too many requests wait, serves the nearest width that is
 * stored.
 */
export function answersMedia(ctx: Ctx, bounds = usualBounds): Handler {
  const making = new Map<string, Promise<Uint8Array | undefined>>();
  const runInQueue = createBoundedQueue(bounds, shopBusy);
  const make = (key: string, name: string) => runInQueue(() => makeRendition(ctx, key, name));
  return async (c) => {
    const { key = '', name = '' } = c.req.param();
    if (!/^[0-9a-f]{32}$/.test(key) || !isOffered(name)) return c.notFound();
    try {
      const bytes =
        (await ctx.mediaStore.read(key, name)) ??
        (await once(making, `${key}/${name}`, () => make(key, name)));
      return bytes ? answer(c, { name, bytes }, CACHE_FOREVER) : c.notFound();
    } catch (error) {
      if (!isShopError(error, 'shop.busy'))
        ctx.log.warn({ key, name, error: toReason(error as Error) }, 'a picture could not be made');
      const other = await readNearest(ctx, key, name);
      if (other) return answer(c, other, 'no-store');
      throw unavailable('picture.unavailable', 'The picture cannot be shown right now.');
    }
  };
}

type Rendition = { name: string; bytes: Uint8Array };

function answer(c: Context, { name, bytes }: Rendition, cacheControl: string): Response {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': mediaTypeOf(name),
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** Returns the error message of the store if it failed. */
function toReason({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
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
  // If the disk is full, the next request renders the picture again.
  await ctx.mediaStore.put(key, name, bytes).catch((error: Error) => {
    ctx.log.warn({ key, name, error: error.message }, 'a picture could not be kept');
  });
  return bytes;
}

/**
 * Reads the stored WebP, which every browser supports, whose width is nearest to the requested one. Never reads the original: its metadata
 * may contain the place where it was taken.
 */
async function readNearest(ctx: Ctx, key: string, name: string): Promise<Rendition | undefined> {
  const wanted = Number(rendition.exec(name)?.[1] ?? SHARE_PICTURE.width);
  const widths = PICTURE_WIDTHS.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  for (const width of widths) {
    const other = toPictureName(width, 'webp');
    const bytes = await ctx.mediaStore.read(key, other).catch(() => undefined);
    if (bytes) return { name: other, bytes };
  }
  return undefined;
}
