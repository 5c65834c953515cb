import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '#domain/durations.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { type StaffRole, listAbilities } from '#domain/staff/abilities.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import type { TestShop } from './open-shop.ts';

export type MadeCustomer = {
  /** The shop's context with this customer as the actor. */
  ctx: Ctx;
  customerId: string;
  sessionId: string;
  token: string;
  /** Headers for requests as this customer. */
  headers: { authorization: string; 'content-type': string };
};

/** The person as whom a request is sent. */
export type As = Pick<MadeCustomer, 'headers'>;

/** Creates a logged-in customer with a verified mobile number and a name. */
export async function makeCustomer(
  shop: TestShop,
  { mobile = randomMobile(), name = 'Meera Kumari' as string | null, email = null as string | null } = {},
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

/** Lets every customer have any number of cash on delivery orders at once, for tests of other subjects. */
export async function allowManyCodOrders(shop: TestShop): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { mostOpenOrders: null } }),
  );
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

export type MadeProduct = { id: string; slug: string; sku: string; name: string; variantIds: string[] };

/**
 * Creates a product in the category with the given slug, with variants if some are given. By default it costs 1,200 rupees at 5 % and has
 * ten pieces.
 */
export async function makeProduct(shop: TestShop, overrides: MakeProduct = {}): Promise<MadeProduct> {
  const { ctx } = shop;
  const { name = 'Brass Diya', pricePaise = 1200_00, stock = 10, hsn = '83062990', rateBp = 500 } = overrides;
  const id = makeId(ctx, 'prd');
  const sku = `T-${id.slice(-10).toUpperCase()}`;
  const { slug } = await ctx.db
    .insertInto('products')
    .values({
      id,
      slug: sql`free_slug(${name}, ${sku})`,
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
    .returning('slug')
    .executeTakeFirstOrThrow();
  if (!overrides.variants?.length) await writeStocked(shop, { productId: id, quantity: stock });
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
  return { id, slug, sku, name, variantIds };
}

/** Returns the id of the category with this slug, creating it if necessary. */
export async function makeCategory({ ctx }: TestShop, slug = 'lighting'): Promise<string> {
  await ctx.db
    .insertInto('categories')
    .values({ id: makeId(ctx, 'cat'), slug, name: slug, position: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await ctx.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns an unused Indian mobile number, E.164; never one with the sandbox's special endings. */
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
  await writeStocked({ ctx }, { productId: variant.productId, variantId: id, quantity: variant.stock ?? 10 });
  return id;
}

/** Writes the opening stock into the ledger, so that the remaining and the sold pieces can be compared with it. */
async function writeStocked(
  { ctx }: Pick<TestShop, 'ctx'>,
  { productId, variantId, quantity }: { productId: string; variantId?: string; quantity: number },
): Promise<void> {
  if (quantity === 0) return;
  await ctx.db
    .insertInto('stock_moves')
    .values({
      id: makeId(ctx, 'mov'),
      product_id: productId,
      variant_id: variantId ?? null,
      kind: 'stocked',
      quantity,
      at: ctx.clock.now(),
    })
    .execute();
}

const yearMs = 365 * dayMs;

export type MadeStaff = Pick<MadeCustomer, 'ctx' | 'sessionId' | 'token' | 'headers'> & { staffId: string };

/** Creates a logged-in staff member whose session is never idle, so that a test may move the clock by days. */
export async function makeStaff(shop: TestShop, role: StaffRole = 'owner'): Promise<MadeStaff> {
  return inTransaction(shop.ctx, async (tx) => {
    const staffId = makeId(tx, 'sta');
    const email = `${staffId.toLowerCase()}@example.com`;
    await tx.db
      .insertInto('staff')
      .values({
        id: staffId,
        email,
        name: `Ravi the ${role}`,
        role,
        password_hash: '',
        created_at: tx.clock.now(),
      })
      .execute();
    const { token, sessionId } = await startSession(tx, { owner: { staffId }, device: 'a test' });
    const last_used_at = new Date(tx.clock.now().getTime() + yearMs);
    await tx.db.updateTable('sessions').set({ last_used_at }).where('id', '=', sessionId).execute();
    const abilities = listAbilities({ role, added: [], removed: [] });
    const ctx = shop.as({ kind: 'staff', staffId, role, abilities, sessionId });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return { ctx, staffId, sessionId, token, headers };
  });
}
