import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type StoredPicture, storePicture } from '#shop/catalogue/pictures/add-picture.ts';
import type { Ctx } from '#shop/context.ts';

/** An entry of `pictures.json`: a file and the product and colour, the category, or the home page's slide that it shows. */
const Entry = z.object({
  file: z.string(),
  ref: z.string().optional(),
  colour: z.string().optional(),
  category: z.string().optional(),
  slide: z.string().optional(),
  alt: z.string(),
});
type Entry = z.infer<typeof Entry>;
export type DemoPicture = StoredPicture & Entry;

/** How many pictures a small machine decodes at once without waiting for its disk. */
const atOnce = 8;

/** Measures the demo pictures of a folder and puts them into the media store, in the order of its list; returns none without a list. */
export async function storePictures(ctx: Ctx, folder: string): Promise<DemoPicture[]> {
  const entries = await readList(ctx, join(folder, 'pictures.json'));
  const stored: DemoPicture[] = [];
  const queue = entries.entries();
  const work = async () => {
    for (const [index, entry] of queue) {
      const bytes = await readFile(join(folder, entry.file));
      stored[index] = { ...entry, ...(await storePicture(ctx, bytes)) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return stored;
}

async function readList(ctx: Ctx, path: string): Promise<Entry[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined)
    ctx.log.warn({ path }, 'there are no demo pictures: the products are shown without');
  return text === undefined ? [] : z.array(Entry).parse(JSON.parse(text));
}
