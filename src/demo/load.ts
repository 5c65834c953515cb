import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Picture } from '#domain/catalogue/picture.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { recordPictures } from '#shop/catalogue/pictures/store-pictures.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { addPromotion } from '#shop/promotions/admin/create-promotion.ts';
import { loadStates } from '#shop/pincodes/load-pincodes.ts';
import { demoCategories } from './categories.ts';
import { demoContent } from './content.ts';
import { demoHome } from './home.ts';
import { type CategoryIds, loadProducts } from './load-products.ts';
import { type DemoPicture, storePictures } from './load-pictures.ts';
import { demoPromotions } from './promotions.ts';
import { sizeGuides } from './size-guides.ts';
import { subcategoryTexts } from './subcategories.ts';
import { readCrafts } from './read-crafts.ts';
import { demoSeller, demoShipping } from './settings.ts';

/** A number that no other advisory lock of the shop uses: of two processes that start together, only one loads the demo. */
const lockId = 7_460_002;

/**
 * Writes the demo shop into an empty database with the shop's own commands: everything at once or, when it is interrupted, nothing. `dir`
 * is the root of the program. Returns whether it did; a shop that has any product stays unchanged.
 */
export async function loadDemo(ctx: Ctx, dir: string): Promise<boolean> {
  if (await hasProducts(ctx)) return false;
  const crafts = readCrafts(await readFile(join(dir, 'src/demo/crafts.csv'), 'utf8'));
  const pictures = await storePictures(ctx, join(dir, 'demo/photographs'));
  return inTransaction(ctx, async (tx) => {
    // On a slow machine the other process loads for longer than a statement may usually wait.
    await sql`set local statement_timeout = 0`.execute(tx.db);
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx.db);
    if (await hasProducts(tx)) return false;
    await loadStates(tx);
    await writeSettings(tx, { general: { shopName: 'Haat' }, seller: demoSeller, shipping: demoShipping });
    for (const promotion of demoPromotions) await addPromotion(tx, promotion);
    await loadContent(tx, pictures);
    const pictureIds = await recordPictures(tx, pictures);
    const categories = await loadCategories(tx, pictures, pictureIds);
    await loadProducts(tx, { crafts, categories, pictures, pictureIds });
    return true;
  });
}

async function hasProducts({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function loadContent(tx: Tx, pictures: DemoPicture[]): Promise<void> {
  const { faqs, ...pages } = demoContent;
  const slides = demoHome.slides.map(({ category, ...words }) => ({
    ...words,
    categorySlug: category,
    ...toOwnPicture(pictures.find(({ slide }) => slide === category)),
  }));
  const sections = demoHome.sections.map(({ photo, ...section }) => ({
    ...section,
    ...toOwnPicture(pictures.find(({ file }) => file === photo)),
  }));
  await saveContent(tx, 'home', { slides, sections });
  await saveContent(tx, 'announcement', { isShown: false, text: '', url: '' });
  await saveContent(tx, 'faqs', { faqs });
  const { country = 'India', ...address } = pages.footer.address;
  await saveContent(tx, 'footer', {
    ...pages.footer,
    address: { ...address, country, state: 'Uttar Pradesh' },
  });
  await saveContent(tx, 'contact', { ...pages.contact, grievanceOfficer: demoSeller.grievanceOfficer });
  await saveContent(tx, 'about', pages.about);
  await saveContent(tx, 'shipping', pages.shipping);
  await saveContent(tx, 'returns', pages.returns);
  await saveContent(tx, 'legal', pages.legal);
}

/** Returns the picture of a slide or a chapter without alternative text, which is a separate field there. */
function toOwnPicture(found: DemoPicture | undefined): { picture?: Picture } {
  if (!found) return {};
  const { key, width, height, placeholder } = found;
  return { picture: { key, width, height, placeholder, alt: '', color: null } };
}

async function loadCategories(
  tx: Tx,
  pictures: DemoPicture[],
  pictureIds: Map<string, string>,
): Promise<Map<string, CategoryIds>> {
  const categories = new Map<string, CategoryIds>();
  for (const category of demoCategories) {
    const own = pictures.filter((picture) => picture.category === category.slug);
    const square = own.find(({ width, height }) => width <= height);
    const wide = own.find(({ width, height }) => width > height);
    const added = await addCategory(tx, {
      ...category,
      subcategories: category.subcategories.map((name) => ({
        name,
        description: subcategoryTexts[category.slug]?.[name] ?? '',
        size_guide: sizeGuides[category.slug]?.[name] ?? '',
      })),
      pictureId: (square && pictureIds.get(square.key)) ?? null,
      landscapePictureId: (wide && pictureIds.get(wide.key)) ?? null,
    });
    categories.set(category.slug, added);
  }
  return categories;
}
