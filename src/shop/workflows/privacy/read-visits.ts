import type { Reader } from '#shop/context.ts';

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
