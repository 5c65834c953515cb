import type { ChosenStatus } from './product-status.ts';

export type Sellable = {
  price: number | null;
  category_id: string | null;
  hsn: string | null;
  tax_rate_today: number | null;
  variants: readonly { price: number | null }[];
};

/**
 * Returns a sentence for each field that a product lacks before it can be sold: price, category, and an HSN code with a GST rate (Rule 46
 * of the CGST Rules requires them on every invoice).
 */
export function listMissing(product: Sellable): Record<string, string> {
  const { price, category_id, hsn, tax_rate_today, variants } = product;
  const missing: Record<string, string> = {};
  if (price === null && variants.length === 0) missing['price'] = 'Enter a price';
  for (const [index, variant] of variants.entries())
    if (variant.price === null) missing[`variants.${index}.price`] = 'Enter a price';
  if (category_id === null) missing['category_id'] = 'Choose a category';
  if (hsn === null) missing['hsn'] = 'Enter an HSN code: invoices need it';
  else if (tax_rate_today === null)
    missing['hsn'] =
      'There is no GST rate for this HSN code today. Check the code, or set a rate for this product';
  return missing;
}

/** Returns whether a product in this status is on sale, or will be without another check. */
export function needsEverything(status: ChosenStatus): boolean {
  return status !== 'draft';
}
