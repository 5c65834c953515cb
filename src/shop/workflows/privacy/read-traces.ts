import { unauthenticated } from '#domain/error.ts';
import type { Reader } from '#shop/context.ts';

/** Returns since when the account exists, and how it is secured. Throws unauthenticated. */
export async function readAccount({ db }: Reader, customerId: string) {
  const row = await db
    .selectFrom('customers')
    .select(['created_at', 'email_verified_at', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return {
    created_at: row.created_at.toISOString(),
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    has_password: row.password_hash !== null,
  };
}

/** Returns a customer's wishlist with product names. */
export async function readWishes({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('wishlist_lines as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select(['w.product_id', 'p.name', 'w.added_at'])
    .where('w.customer_id', '=', customerId)
    .orderBy('w.position')
    .execute();
  return rows.map(({ added_at, ...wish }) => ({ ...wish, added_at: added_at.toISOString() }));
}

/** Returns a customer's sessions, with their devices. */
export async function readSessions({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ device, created_at, last_used_at, expires_at, ended_at }) => ({
    device,
    started_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
}

/** Returns the pages that were viewed while the customer was signed in, for as long as single visits are kept. */
export async function readVisits({ db }: Reader, customerId: string) {
  const visits = await db
    .selectFrom('visits')
    .select(['id', 'landing_page', 'referrer', 'started_at'])
    .where('customer_id', '=', customerId)
    .orderBy('started_at')
    .execute();
  if (visits.length === 0) return [];
  const ids = visits.map(({ id }) => id);
  const pages = await db
    .selectFrom('page_views')
    .select(['visit_id', 'page', 'at'])
    .where('visit_id', 'in', ids)
    .orderBy('at')
    .execute();
  const actions = await db
    .selectFrom('actions')
    .select(['visit_id', 'action', 'page', 'at'])
    .where('visit_id', 'in', ids)
    .orderBy('at')
    .execute();
  return visits.map(({ id, landing_page, referrer, started_at }) => ({
    started_at: started_at.toISOString(),
    landing_page,
    referrer,
    pages: pages
      .filter((each) => each.visit_id === id)
      .map(({ page, at }) => ({ page, at: at.toISOString() })),
    actions: actions
      .filter((each) => each.visit_id === id)
      .map(({ action, page, at }) => ({ action, page, at: at.toISOString() })),
  }));
}
