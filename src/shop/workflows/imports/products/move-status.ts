import { listMissing } from '#domain/catalogue/list-missing.ts';
import { toPaise } from '#domain/money/money.ts';
import type { ProductFacts } from '#shop/workflows/edit-products/product-facts.ts';
import type { Values } from './merge-variants.ts';
import type { Catalogue } from './plan-types.ts';

const UNSAID_STATUS =
  'Publish it under Products, or add a column Status with the word live and import the file again';

type Moved = { wanted: Values; archives: boolean; missing: string[]; mistake?: string };

/**
 * Decides on the status: a product that lacks something that a sale needs is imported as a draft, and an archived product stays archived.
 */
export function moveStatus(
  wanted: Values,
  existing: ProductFacts | undefined,
  { findRate }: Catalogue,
): Moved {
  const { status, publish_at, ...rest } = wanted;
  const time = status === 'scheduled' ? { publish_at } : {};
  const isArchived = existing?.status === 'archived';
  if (status === undefined || status === 'draft')
    return status === 'draft' && existing && existing.status !== 'draft' && existing.status !== 'scheduled'
      ? {
          wanted: rest,
          archives: false,
          missing: [],
          mistake: `This product is ${existing.status} here. Enter hidden instead of draft`,
        }
      : {
          wanted: existing ? rest : { ...rest, status: 'draft' },
          archives: false,
          missing: existing || status === 'draft' ? [] : [UNSAID_STATUS],
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
  const missing = existing && existing.status !== 'draft' ? [] : listLacks(rest, existing, findRate);
  const chosen = missing.length > 0 ? 'draft' : status === 'archived' ? 'hidden' : status;
  const isSame = existing && (chosen === existing.status || status === 'archived');
  const next = isSame ? rest : { ...rest, status: chosen, ...(chosen === 'scheduled' && time) };
  return { wanted: next, archives: status === 'archived', missing: status === 'archived' ? [] : missing };
}

function listLacks(
  wanted: Values,
  existing: ProductFacts | undefined,
  findRate: Catalogue['findRate'],
): string[] {
  const product = { ...existing, ...wanted } as unknown as ProductFacts;
  const { hsn = null, price = null, category_id = null, tax_rate = null } = product;
  const variants = product.variants ?? [];
  const rupees = price ?? variants[0]?.price ?? 0;
  const rateBp = tax_rate === null ? null : Math.round(tax_rate * 100);
  return Object.values(
    listMissing({
      price,
      category_id,
      hsn,
      tax_rate_today: findRate({ rateBp, hsn, pricePaise: toPaise(rupees) }),
      variants: variants.map((variant) => ({ price: variant.price ?? null })),
    }),
  );
}
