import { randomBytes } from 'node:crypto';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { startSession } from '#shop/identity/start-session.ts';
import type { TestShop } from './open-shop.ts';

export type MadeCustomer = {
  /** The shop as this customer sees it. */
  ctx: Ctx;
  customerId: string;
  sessionId: string;
  token: string;
  /** For requests as this customer. */
  headers: { authorization: string; 'content-type': string };
};

/** A customer with a mobile number and a name, logged in. */
export async function makeCustomer(
  shop: TestShop,
  { mobile = randomMobile(), name = 'Meera Kumari', email = null as string | null } = {},
): Promise<MadeCustomer> {
  return inTransaction(shop.ctx, async (tx) => {
    const customerId = makeId(tx, 'cus');
    await tx.db
      .insertInto('customers')
      .values({ id: customerId, mobile, name, email, created_at: tx.clock.now() })
      .execute();
    const { token, sessionId } = await startSession(tx, { owner: { customerId }, device: 'a test' });
    const ctx = shop.as({ kind: 'customer', customerId, sessionId });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return { ctx, customerId, sessionId, token, headers };
  });
}

export type MakeVariant = {
  color?: string | null;
  size?: string | null;
  pricePaise?: number;
  salePricePaise?: number | null;
  stock?: number;
  available?: boolean;
};

export type MakeProduct = {
  name?: string;
  pricePaise?: number;
  salePricePaise?: number | null;
  stock?: number;
  hsn?: string;
  rateBp?: number | null;
  category?: string;
  variants?: MakeVariant[];
};

export type MadeProduct = { id: string; sku: string; name: string; variantIds: string[] };

/** A product in a category of its own slug, with its variants where some are named. 1,200 rupees at 5 % and ten pieces unless said. */
export async function makeProduct(shop: TestShop, overrides: MakeProduct = {}): Promise<MadeProduct> {
  const { ctx } = shop;
  const { name = 'Brass Diya', pricePaise = 1200_00, stock = 10, hsn = '83062990', rateBp = 500 } = overrides;
  const id = makeId(ctx, 'prd');
  const sku = `T-${id.slice(-10).toUpperCase()}`;
  await ctx.db
    .insertInto('products')
    .values({
      id,
      sku,
      name,
      category_id: await makeCategory(shop, overrides.category ?? 'lighting'),
      hsn,
      rate_bp: rateBp,
      price_paise: pricePaise,
      sale_price_paise: overrides.salePricePaise ?? null,
      from_price_paise: overrides.salePricePaise ?? pricePaise,
      stock_quantity: stock,
      created_at: ctx.clock.now(),
      updated_at: ctx.clock.now(),
    })
    .execute();
  const variantIds = [];
  for (const [position, variant] of (overrides.variants ?? []).entries()) {
    variantIds.push(
      await insertVariant(shop, {
        ...variant,
        productId: id,
        position,
        pricePaise: variant.pricePaise ?? pricePaise,
      }),
    );
  }
  return { id, sku, name, variantIds };
}

/** The id of the category with a slug, made where there is none. */
export async function makeCategory({ ctx }: TestShop, slug = 'lighting'): Promise<string> {
  await ctx.db
    .insertInto('categories')
    .values({ id: makeId(ctx, 'cat'), slug, name: slug, position: 1 })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const { id } = await ctx.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

/** An Indian mobile number that no other test uses, E.164. Never one of the sandbox's magic endings. */
export function randomMobile(): string {
  const digits = String(randomBytes(5).readUIntBE(0, 5) % 10 ** 8).padStart(8, '0');
  return `+919${digits}7`;
}

async function insertVariant(
  { ctx }: TestShop,
  variant: MakeVariant & { productId: string; position: number; pricePaise: number },
) {
  const id = makeId(ctx, 'var');
  await ctx.db
    .insertInto('variants')
    .values({
      id,
      product_id: variant.productId,
      sku: `T-${id.slice(-10).toUpperCase()}`,
      color: variant.color ?? null,
      size: variant.size ?? (variant.color ? null : `Size ${variant.position + 1}`),
      price_paise: variant.pricePaise,
      sale_price_paise: variant.salePricePaise ?? null,
      stock_quantity: variant.stock ?? 10,
      available: variant.available ?? true,
      position: variant.position,
    })
    .execute();
  return id;
}
