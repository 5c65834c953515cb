import { sql } from 'kysely';
import { spellInLatin } from '#domain/catalogue/slug.ts';
import type { Tx } from '#shop/context.ts';

const longest = 56;

/** Returns a free article number for a product, made from its address: `BRASS-DIYA`. */
export async function chooseProductSku(tx: Tx, slug: string): Promise<string> {
  const [sku] = await chooseFree(tx, [slug.toUpperCase().slice(0, longest)]);
  return sku!;
}

type Choice = { sku?: string | undefined; color: string | null; size: string | null };

/** Returns an article number for each variant: its own, else one of the product's number, the colour and the size: `BRASS-DIYA-RED-S`. */
export async function chooseVariantSkus(
  tx: Tx,
  productSku: string,
  variants: readonly Choice[],
): Promise<string[]> {
  const wanted = variants.map(({ color, size }) =>
    [productSku.slice(0, longest - 20), toCode(color), toCode(size)].filter(Boolean).join('-'),
  );
  const missing = variants.flatMap(({ sku }, index) => (sku === undefined ? [index] : []));
  const own = variants.flatMap(({ sku }) => sku ?? []);
  const chosen = await chooseFree(
    tx,
    missing.map((index) => wanted[index]!),
    own,
  );
  return variants.map(({ sku }, index) => sku ?? chosen[missing.indexOf(index)]!);
}

function toCode(text: string | null): string {
  return spellInLatin(text ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '')
    .slice(0, 9);
}

/** Returns each number, followed by -2, -3 … if another product, a variant or an earlier one of these has it. */
async function chooseFree(tx: Tx, wanted: readonly string[], own: readonly string[] = []): Promise<string[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ sku: string }>`
    select sku from products where sku like any (${wanted.map((sku) => `${sku}%`)}::text[])
    union all select sku from variants where sku like any (${wanted.map((sku) => `${sku}%`)}::text[])`.execute(
    tx.db,
  );
  const taken = new Set([...rows.map(({ sku }) => sku), ...own]);
  return wanted.map((base) => {
    let sku = base;
    for (let place = 2; taken.has(sku); place += 1) sku = `${base}-${place}`;
    taken.add(sku);
    return sku;
  });
}
