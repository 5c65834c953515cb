import { isSameMaker } from '#domain/catalogue/register.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Values } from './merge-variants.ts';

/** Returns the fields of a file that differ from the current product. */
export function listChanges(existing: ProductFacts, wanted: Values): Values {
  const now = existing as unknown as Values;
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) =>
      name === 'maker'
        ? !isSameMaker(existing.maker, (value ?? null) as ProductFacts['maker'])
        : !isSame(now[name] ?? null, value ?? null),
    ),
  );
}

/** Compares only the fields that the file has; the shop stores more about a variant. */
function isSame(now: unknown, wanted: unknown): boolean {
  if (Array.isArray(now) && Array.isArray(wanted))
    return now.length === wanted.length && now.every((each, index) => isSame(each, wanted[index]));
  if (isObject(now) && isObject(wanted))
    return Object.entries(wanted).every(([name, value]) => isSame(now[name] ?? null, value ?? null));
  return now === wanted;
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
