import type { z } from 'zod';
import { ChangeProduct, CreateProduct } from '#contract/catalogue/product-input.ts';
import { MOST_PICTURES } from '#domain/catalogue/picture.ts';
import { type Mistake, toMistake } from '#domain/import-export/cell.ts';
import type { PictureCell, ProductCells } from '#domain/import-export/products/product-cells.ts';
import type { ProductInput } from '#domain/import-export/products/to-product-input.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Plan } from '../import-worker.ts';
import type { ChosenCategory } from './choose-category.ts';
import { findProduct } from './find-product.ts';
import { listChanges } from './list-changes.ts';
import { locateIn } from './locate-cells.ts';
import { type Values, mergeVariants, splitVariantRow } from './merge-variants.ts';
import { moveStatus } from './move-status.ts';
import type { Catalogue, PlannedProduct, ReadProduct } from './plan-types.ts';

const TOO_MANY_PICTURES = `A product can have at most ${MOST_PICTURES} photos, so this one and those after it are left out`;
const FILE_NAME =
  'This is the name of a file, not a web address, so it is left out. Put your photos into a ZIP, each named after its SKU';
const UNKNOWN_MISTAKE = 'No product here has this SKU or slug. To add one, enter its name';

/** Returns the plan for a product of a file. It reads and writes nothing: a check and an import plan alike. */
export function planProduct(read: ReadProduct, catalogue: Catalogue): PlannedProduct {
  const { cells, input, clashes } = read;
  const { existing, clash } = findProduct(read, catalogue.existing);
  const locate = locateIn(read);
  const category = chooseCategory(cells, catalogue);
  const wanted = toWanted(input, existing);
  if (category) Object.assign(wanted, category.ids);
  const mistakes = [...clashes, ...input.mistakes, ...clash];
  const moved = moveStatus(wanted, existing, catalogue);
  const schema = existing ? ChangeProduct : CreateProduct;
  const isUnknown = !existing && input.fields['name'] === undefined;
  if (isUnknown) mistakes.push(locate(undefined, UNKNOWN_MISTAKE));
  const parsed = schema.safeParse(isUnknown ? { ...moved.wanted, name: UNKNOWN_MISTAKE } : moved.wanted);
  mistakes.push(...(moved.mistake ? [locate('status', moved.mistake)] : []));
  if (!parsed.success) mistakes.push(...locateIssues(parsed.error.issues, locate));
  const { named, files } = listNewPictures(cells.pictures ?? [], existing, catalogue);
  const room = Math.max(0, MOST_PICTURES - (existing?.pictures.length ?? 0));
  const pictures = named.slice(0, room);
  const planned = { locate, existing, category, archives: moved.archives, pictures };
  if (mistakes.length > 0 || !parsed.success)
    return { ...planned, outcome: 'refused', mistakes: withoutRepeats(mistakes), change: undefined };
  const warnings = [
    ...cells.warnings,
    ...(category?.isNew ? [locate('category', `This category is new and will be added`)] : []),
    ...named.slice(room, room + 1).map(({ cell }) => toMistake(cell, TOO_MANY_PICTURES)),
    ...files.map(({ cell }) => toMistake(cell, FILE_NAME)),
    ...moved.missing.map((sentence) => locate('status', `Imported as a draft. ${sentence}`)),
  ];
  const change = existing ? listChanges(existing, parsed.data as Values) : (parsed.data as Values);
  const isChanged = !existing || Object.keys(change).length > 0;
  // A photo that could not be fetched before is requested again, and changes nothing until it is fetched.
  const isAwaited = ({ cell }: PictureCell) => !existing || !catalogue.hasFailed(existing.id, cell.text);
  const isUpdated = isChanged || moved.archives || pictures.some(isAwaited);
  const outcome = existing ? (isUpdated ? 'updated' : 'unchanged') : 'created';
  return { ...planned, outcome, mistakes: warnings, change: isChanged ? change : undefined };
}

const none = { variants: [], location: null };

/** Returns the wanted product: the fields of the file, and all its variants. */
function toWanted({ fields, variants }: ProductInput, existing: ProductFacts | undefined): Values {
  if (variants.length > 0) return { ...fields, variants: mergeVariants(existing ?? none, variants) };
  const row = existing && splitVariantRow(fields, existing.variants);
  if (row) return { ...row.fields, variants: mergeVariants(existing, [row.variant]) };
  if (!existing || existing.variants.length === 0) return { ...fields };
  const { price: _, sale_price: __, stock_quantity: ___, ...rest } = fields;
  return rest;
}

/** Returns the photos that the product does not have, and beside them those that are named by a file of somebody's computer. */
function listNewPictures(
  named: readonly PictureCell[],
  existing: ProductFacts | undefined,
  { findPicture }: Catalogue,
): { named: PictureCell[]; files: PictureCell[] } {
  const has = new Set(existing?.pictures.map(({ id }) => id));
  const isFile = ({ cell }: PictureCell) =>
    findPicture(cell.text) === undefined && !/^https?:/i.test(cell.text);
  return {
    named: named.filter((each) => !isFile(each) && !has.has(findPicture(each.cell.text) ?? '')),
    files: named.filter(isFile),
  };
}

function chooseCategory({ product }: ProductCells, catalogue: Catalogue): ChosenCategory | undefined {
  const { category, subcategory } = product;
  if (!category || category.text === '') return undefined;
  return catalogue.chooseCategory(category.text, subcategory?.text ?? '');
}

function locateIssues(issues: readonly z.core.$ZodIssue[], locate: Plan['locate']): Mistake[] {
  return issues.map(({ path, message }) => locate(path.join('.'), message));
}

function withoutRepeats(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((each) => [JSON.stringify(each), each])).values()];
}
