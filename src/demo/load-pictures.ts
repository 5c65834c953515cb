import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { storePicture } from '#shop/catalogue/pictures/store-pictures.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * An entry of `pictures.json`: a file, the facts that the shop stores about it, and the subject that it shows: a product and colour, a
 * category, a slide of the home page or a maker.
 */
const Entry = z.object({
  file: z.string(),
  key: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  ref: z.string().optional(),
  colour: z.string().optional(),
  category: z.string().optional(),
  slide: z.string().optional(),
  maker: z.string().optional(),
  alt: z.string(),
});
export type DemoPicture = z.infer<typeof Entry>;

/** How many pictures are copied at the same time. */
const atOnce = 8;

/**
 * Puts the demo pictures of a folder into the media store and returns their list; without a list returns none. Nothing is decoded: the list
 * contains the sizes and placeholders.
 */
export async function storePictures(ctx: Ctx, folder: string): Promise<DemoPicture[]> {
  const pictures = await readList(ctx, join(folder, 'pictures.json'));
  const queue = pictures.values();
  const work = async () => {
    for (const { file, key } of queue) await storePicture(ctx, key, await readFile(join(folder, file)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return pictures;
}

async function readList(ctx: Ctx, path: string): Promise<DemoPicture[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined)
    ctx.log.warn({ path }, 'there are no demo pictures: the products are shown without');
  return text === undefined ? [] : z.array(Entry).parse(JSON.parse(text));
}
