import type { ProductInput } from '#domain/import-export/products/to-product-input.ts';
import type { Reader } from '#shop/context.ts';
import { readRatesToday } from '#shop/workflows/edit-products/read-rates-today.ts';
import { findFailures } from '../pictures/find-failures.ts';
import { findSources } from '../pictures/find-sources.ts';
import { readCategories } from './choose-category.ts';
import { findExisting } from './find-existing.ts';
import type { Catalogue, ReadProduct } from './plan-types.ts';

/** Reads the records with which the products of a file are compared. */
export async function readCatalogue(reader: Reader, products: readonly ReadProduct[]): Promise<Catalogue> {
  const addresses = products.flatMap(({ cells }) => cells.pictures?.map(({ cell }) => cell.text) ?? []);
  const [existing, chooseCategory, findRate, findPicture] = await Promise.all([
    findExisting(reader, listNames(products.map(({ input }) => input))),
    readCategories(reader),
    readRatesToday(reader),
    findSources(reader, addresses),
  ]);
  const hasFailed = await findFailures(reader, [...existing.facts.keys()]);
  return { existing, chooseCategory, findRate, findPicture, hasFailed };
}

function listNames(inputs: readonly ProductInput[]) {
  const slugs = inputs.flatMap(({ fields }) => toNames(fields['slug']));
  const skus = inputs.flatMap(({ fields, variants }) => [
    ...toNames(fields['sku']),
    ...variants.flatMap((variant) => toNames(variant['sku'])),
  ]);
  return { slugs, skus };
}

function toNames(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
