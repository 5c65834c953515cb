import { ShopError } from '#domain/error.ts';
import { addPicture } from '#shop/catalogue/pictures/add-picture.ts';
import { hasAbility } from '#shop/access/require-ability.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { findStaffActor } from '#shop/staff/find-staff-actor.ts';
import { editProductIn } from '#shop/workflows/edit-products/change-product.ts';
import { writeProduct } from '#shop/workflows/edit-products/write-product.ts';
import { findSources } from './find-sources.ts';

type Wanted = { position: number; address: string; color: string | null; alt: string };
type Found = Wanted & { pictureId: string };

/**
 * Fetches the photos that an import names for a product, and adds them after its existing ones. A photo that cannot be fetched is named in
 * the report and does not stop the others. A job; safe to repeat: a photo that was fetched is not fetched again.
 */
export async function fetchPictures(ctx: Ctx, importId: string, productId: string): Promise<void> {
  const wanted = await ctx.db
    .selectFrom('import_pictures')
    .select(['position', 'address', 'color', 'alt'])
    .where('import_id', '=', importId)
    .where('product_id', '=', productId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .execute();
  const of = { importId, productId };
  const actor = await findImporter(ctx, importId);
  if (!actor || !hasAbility({ actor }, 'edit_products'))
    return mark(
      ctx,
      of,
      wanted.map(({ position }) => position),
      'The person who started the import is no longer allowed to change products',
    );
  const findPicture = await findSources(
    ctx,
    wanted.map(({ address }) => address),
  );
  const found: Found[] = [];
  for (const picture of wanted) {
    const pictureId = findPicture(picture.address) ?? (await fetchOne(ctx, of, picture));
    if (pictureId) found.push({ ...picture, pictureId });
  }
  if (found.length > 0) await show({ ...ctx, actor }, of, found);
}

type Of = { importId: string; productId: string };

async function fetchOne(ctx: Ctx, of: Of, { address, position }: Wanted): Promise<string | undefined> {
  try {
    const pictureId = await addPicture(ctx, await ctx.fetchPublic(address));
    await ctx.db
      .insertInto('picture_sources')
      .values({ address, picture_id: pictureId })
      .onConflict((conflict) => conflict.column('address').doUpdateSet({ picture_id: pictureId }))
      .execute();
    return pictureId;
  } catch (error) {
    // The queue retries a host that is busy or broken for a moment.
    if (!(error instanceof ShopError) || error.kind === 'unavailable') throw error;
    await mark(ctx, of, [position], error.message);
    return undefined;
  }
}

/** Returns the person who imports; undefined for a person who has left. */
async function findImporter(ctx: Ctx, importId: string): Promise<Ctx['actor'] | undefined> {
  const { staff_id } = await ctx.db
    .selectFrom('imports')
    .select('staff_id')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  return staff_id === null ? ctx.actor : findStaffActor(ctx, staff_id);
}

/** Puts the photos on the product in the name of the person who imports. */
async function show(ctx: Ctx, of: Of, found: readonly Found[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await editProductIn(tx, { id: of.productId }, { action: 'product.changed' }, (_, before) => {
      const has = new Set(before.pictures.map(({ id }) => id));
      const added = found.filter(({ pictureId }) => !has.has(pictureId) && has.add(pictureId));
      const pictures = [
        ...before.pictures.map(({ id, color, alt }) => ({ id, color, alt })),
        ...added.map(({ pictureId: id, color, alt }) => ({ id, color, alt })),
      ];
      return writeProduct(tx, before, { pictures });
    });
    await mark(
      tx,
      of,
      found.map(({ position }) => position),
    );
  });
}

async function mark({ db }: Pick<Ctx, 'db'>, of: Of, positions: readonly number[], failure?: string) {
  if (positions.length === 0) return;
  await db
    .updateTable('import_pictures')
    .set({ state: failure === undefined ? 'added' : 'failed', failure: failure ?? null })
    .where('import_id', '=', of.importId)
    .where('product_id', '=', of.productId)
    .where('position', 'in', [...positions])
    .execute();
}
