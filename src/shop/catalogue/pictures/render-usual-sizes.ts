import { type PictureFormat, toPictureName } from '#domain/catalogue/picture-url.ts';
import type { Ctx } from '#shop/context.ts';

/** The widths that cards and galleries use on most screens; other widths are rendered on request. */
const usualWidths = [480, 960];
const formats: PictureFormat[] = ['avif', 'webp'];

/** Renders the usual sizes of a picture ahead of demand. It is safe to repeat: existing files are kept. */
export async function renderUsualSizes(ctx: Ctx, pictureId: string): Promise<void> {
  const picture = await ctx.db
    .selectFrom('pictures')
    .select(['key', 'width'])
    .where('id', '=', pictureId)
    .executeTakeFirst();
  if (!picture) return;
  const original = await ctx.mediaStore.read(picture.key, 'original');
  if (!original) return ctx.log.error({ pictureId }, 'the original of a picture is missing');
  for (const width of usualWidths.filter((each) => each <= picture.width)) {
    for (const format of formats) {
      const name = toPictureName(width, format);
      if (await ctx.mediaStore.has(picture.key, name)) continue;
      const bytes = await ctx.pictures.render(original, { width, format, isAhead: true });
      await ctx.mediaStore.put(picture.key, name, bytes);
    }
  }
}
