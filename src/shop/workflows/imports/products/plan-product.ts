import type { z } from 'zod';
import { ChangeProduct, CreateProduct } from '#contract/catalogue/product-input.ts';
import { listMissing } from '#domain/catalogue/list-missing.ts';
import { toPaise } from '#domain/money/money.ts';
import { type Cell, type Mistake, toMistake } from '#domain/import-export/cell.ts';
import type { PictureCell, ProductCells } from '#domain/import-export/products/product-cells.ts';
import type { ProductInput } from '#domain/import-export/products/to-product-input.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Plan } from '../import-worker.ts';
import type { ChosenCategory } from './choose-category.ts';
import type { Present } from './find-present.ts';
import { listChanges } from './list-changes.ts';
import { type Values, mergeVariants, splitVariantRow } from './merge-variants.ts';

const UNSAID_STATUS =
  'Publish it under Products, or add a column Status with the word live and import the file again';

/** A product of a file as it was read. */
export type ReadProduct = { cells: ProductCells; input: ProductInput; clashes: readonly Mistake[] };

/** The records with which a file is compared. */
export type Catalogue = {
  present: Present;
  /** Returns the id of the photo that the shop has from an address. */
  findPicture: (address: string) => string | undefined;
  /** Returns whether an import could not fetch a photo of a product from an address. */
  hasFailed: (productId: string, address: string) => boolean;
  chooseCategory: (category: string, subcategory: string) => ChosenCategory;
  /** Returns the percent that a sale is taxed with today; null without a rate. */
  findRate: (taxed: { rateBp: number | null; hsn: string | null; pricePaise: number }) => number | null;
};

export type PlannedProduct = Omit<Plan, 'write'> & {
  /** The product that is changed; undefined for a new one. */
  present: ProductFacts | undefined;
  /** The fields that are written, by their names in the API; undefined where nothing is. */
  change: Values | undefined;
  /** Photos that the product does not have yet. */
  pictures: PictureCell[];
  category: ChosenCategory | undefined;
  archives: boolean;
};

const UNKNOWN_MISTAKE = 'No product here has this SKU or slug. To add one, enter its name';

/** Returns what is to become of a product of a file. It reads and writes nothing: a check and an import plan alike. */
export function planProduct(read: ReadProduct, catalogue: Catalogue): PlannedProduct {
  const { cells, input, clashes } = read;
  const { present, clash } = findProduct(read, catalogue.present);
  const locate = locateIn(read);
  const category = chooseCategory(cells, catalogue);
  const wanted = toWanted(input, present);
  if (category) Object.assign(wanted, category.ids);
  const mistakes = [...clashes, ...input.mistakes, ...clash];
  const moved = moveStatus(wanted, present, catalogue);
  const schema = present ? ChangeProduct : CreateProduct;
  const isUnknown = !present && input.fields['name'] === undefined;
  if (isUnknown) mistakes.push(locate(undefined, UNKNOWN_MISTAKE));
  const parsed = schema.safeParse(isUnknown ? { ...moved.wanted, name: UNKNOWN_MISTAKE } : moved.wanted);
  mistakes.push(...(moved.mistake ? [locate('status', moved.mistake)] : []));
  if (!parsed.success) mistakes.push(...locateIssues(parsed.error.issues, locate));
  const pictures = listNewPictures(cells.pictures ?? [], present, catalogue);
  const planned = { locate, present, category, archives: moved.archives, pictures };
  if (mistakes.length > 0 || !parsed.success)
    return { ...planned, outcome: 'refused', mistakes: withoutRepeats(mistakes), change: undefined };
  const warnings = [
    ...cells.warnings,
    ...(category?.isNew ? [locate('category', `There is no such category yet: it is added`)] : []),
    ...moved.missing.map((sentence) => locate('status', `Comes in as a draft. ${sentence}`)),
  ];
  const change = present ? listChanges(present, parsed.data as Values) : (parsed.data as Values);
  const isChanged = !present || Object.keys(change).length > 0;
  // A photo that could not be fetched before is asked for again, and changes nothing before it is there.
  const isAwaited = ({ cell }: PictureCell) => !present || !catalogue.hasFailed(present.id, cell.text);
  const isUpdated = isChanged || moved.archives || pictures.some(isAwaited);
  const outcome = present ? (isUpdated ? 'updated' : 'unchanged') : 'created';
  return { ...planned, outcome, mistakes: warnings, change: isChanged ? change : undefined };
}

/** Finds the product that a record means, by its address, its SKU and those of its variants. */
function findProduct(
  { input }: ReadProduct,
  present: Present,
): { present: ProductFacts | undefined; clash: Mistake[] } {
  const { fields, variants, places } = input;
  const named: (readonly [string, string | undefined])[] = [
    ['slug', present.bySlug.get(String(fields['slug']))],
    ['sku', present.bySku.get(String(fields['sku']))],
    ...variants.map(
      (variant, index) => [`variants.${index}.sku`, present.bySku.get(String(variant['sku']))] as const,
    ),
  ];
  const found = named.filter((each): each is readonly [string, string] => each[1] !== undefined);
  const [first] = found;
  const product = first && present.facts.get(first[1]);
  const other = found.find(([, id]) => id !== first![1]);
  if (!other) return { present: product, clash: [] };
  const owner = present.facts.get(other[1])?.name ?? 'Another product';
  return { present: product, clash: [toMistake(places.get(other[0])!, `${owner} has this already`)] };
}

const none = { variants: [], location: null };

/** Returns what the product is to be: the fields of the file, and all its variants. */
function toWanted({ fields, variants }: ProductInput, present: ProductFacts | undefined): Values {
  if (variants.length > 0) return { ...fields, variants: mergeVariants(present ?? none, variants) };
  const row = present && splitVariantRow(fields, present.variants);
  if (row) return { ...row.fields, variants: mergeVariants(present, [row.variant]) };
  if (!present || present.variants.length === 0) return { ...fields };
  const { price: _, sale_price: __, stock_quantity: ___, ...rest } = fields;
  return rest;
}

type Moved = { wanted: Values; archives: boolean; missing: string[]; mistake?: string };

/** Decides on the status: what lacks something that a sale needs comes in as a draft, and an archived product stays archived. */
function moveStatus(wanted: Values, present: ProductFacts | undefined, { findRate }: Catalogue): Moved {
  const { status, publish_at, ...rest } = wanted;
  const time = status === 'scheduled' ? { publish_at } : {};
  const isArchived = present?.status === 'archived';
  if (status === undefined || status === 'draft')
    return status === 'draft' && present && present.status !== 'draft' && present.status !== 'scheduled'
      ? {
          wanted: rest,
          archives: false,
          missing: [],
          mistake: `This product is ${present.status} here. Enter hidden instead of draft`,
        }
      : {
          wanted: present ? rest : { ...rest, status: 'draft' },
          archives: false,
          missing: present || status === 'draft' ? [] : [UNSAID_STATUS],
        };
  if (isArchived)
    return status === 'archived'
      ? { wanted: rest, archives: false, missing: [] }
      : {
          wanted: rest,
          archives: false,
          missing: [],
          mistake: 'This product is archived here. Restore it first, or leave the status empty',
        };
  const missing = present && present.status !== 'draft' ? [] : listLacks(rest, present, findRate);
  const chosen = missing.length > 0 ? 'draft' : status === 'archived' ? 'hidden' : status;
  const isSame = present && (chosen === present.status || status === 'archived');
  const next = isSame ? rest : { ...rest, status: chosen, ...(chosen === 'scheduled' && time) };
  return { wanted: next, archives: status === 'archived', missing: status === 'archived' ? [] : missing };
}

function listLacks(
  wanted: Values,
  present: ProductFacts | undefined,
  findRate: Catalogue['findRate'],
): string[] {
  const product = { ...present, ...wanted } as unknown as ProductFacts;
  const { hsn = null, price = null, category_id = null, tax_rate = null } = product;
  const variants = product.variants ?? [];
  const asked = price ?? variants[0]?.price ?? 0;
  const rateBp = tax_rate === null ? null : Math.round(tax_rate * 100);
  return Object.values(
    listMissing({
      price,
      category_id,
      hsn,
      tax_rate_today: findRate({ rateBp, hsn, pricePaise: toPaise(asked) }),
      variants: variants.map((variant) => ({ price: variant.price ?? null })),
    }),
  );
}

function listNewPictures(
  named: readonly PictureCell[],
  present: ProductFacts | undefined,
  { findPicture }: Catalogue,
): PictureCell[] {
  const has = new Set(present?.pictures.map(({ id }) => id));
  return named.filter(({ cell }) => !has.has(findPicture(cell.text) ?? ''));
}

function chooseCategory({ product }: ProductCells, catalogue: Catalogue): ChosenCategory | undefined {
  const { category, subcategory } = product;
  if (!category || category.text === '') return undefined;
  return catalogue.chooseCategory(category.text, subcategory?.text ?? '');
}

/** Returns the function that finds the cell of a field: its own, else that of the product's name, else the first cell of the record. */
function locateIn({ cells, input }: ReadProduct): Plan['locate'] {
  const { category, name } = cells.product;
  const [variant] = cells.variants;
  const first = name ?? Object.values(variant ?? {})[0] ?? Object.values(cells.product)[0];
  return (field, message) => {
    const named = field === 'category' || field === 'category_id' ? category : undefined;
    const cell: Cell | undefined = named ?? findPlace(input.places, field) ?? first;
    return cell ? toMistake(cell, message) : { row: 1, column: field ?? '', value: '', message };
  };
}

function findPlace(places: ReadonlyMap<string, Cell>, field: string | undefined): Cell | undefined {
  for (let path = field; path; path = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined) {
    const cell =
      places.get(path) ?? places.get(`${path}.sku`) ?? places.get(path.replace(/^variants\.\d+\./, ''));
    if (cell) return cell;
  }
  return undefined;
}

function locateIssues(issues: readonly z.core.$ZodIssue[], locate: Plan['locate']): Mistake[] {
  return issues.map(({ path, message }) => locate(path.join('.'), message));
}

function withoutRepeats(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((each) => [JSON.stringify(each), each])).values()];
}
