import type { AccountExport } from '#contract/account-export.ts';
import { toInvoiceJson } from '#contract/invoice.ts';
import { toOrderJson } from '#contract/order/order.ts';
import { notFound } from '#domain/error.ts';
import { MOST_PER_PAGE } from '#domain/paging.ts';
import { getProfile } from '#shop/profile/get-profile.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { listInvoices } from '#shop/invoices/list-invoices.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { listOwnPastOrders } from '#shop/orders/past/list-past-orders.ts';
import { getConsents } from './consents.ts';
import { readAccount, readSessions } from './read-account.ts';
import { readMessages, readNewsletter, readTickets } from './read-messages.ts';
import { readOrderPhotos } from './read-order-photos.ts';
import { readPayments, readRefunds } from './read-payments.ts';
import { readQuestions, readReviews } from './read-reviews.ts';
import { readVisits } from './read-visits.ts';
import { readStockRequests, readWishlist } from './read-wishlist.ts';

const perCustomer = { count: 10, seconds: 60 * 60 };

/** Returns all data that the shop has about the customer, without passwords, codes or tokens. Throws unauthenticated, too_many. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const customerId = requireCustomer(ctx);
  const message = 'You have just downloaded your data several times. Please try again later.';
  await consumeLimit(ctx, { key: `export/${customerId}`, limits: [perCustomer], message });
  return gather(ctx, customerId);
}

/** Returns the export for a customer who asked for it in writing. Throws forbidden, not_found for an account that was erased. */
export async function exportCustomer(ctx: Ctx, customerId: string): Promise<AccountExport> {
  requireAbility(ctx, 'erase_customers');
  const account = await ctx.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!account) throw notFound('Customer');
  return gather({ ...ctx, actor: { kind: 'customer', customerId, sessionId: '' } }, customerId);
}

async function gather(ctx: Ctx, customerId: string): Promise<AccountExport> {
  const { general } = await readShownSettings(ctx);
  const { user, cart, addresses } = await getProfile(ctx);
  const orders = await readAll((page) =>
    listOrders(ctx, { page, limit: MOST_PER_PAGE }).then((found) => found.orders),
  );
  const pastOrders = await readAll((page) =>
    listOwnPastOrders(ctx, { page, limit: MOST_PER_PAGE }).then((found) => found.past_orders),
  );
  const invoices = await readAll((page) =>
    listInvoices(ctx, { page, limit: MOST_PER_PAGE }).then((found) => found.invoices),
  );
  return {
    exported_at: ctx.clock.now().toISOString(),
    shop: general.shopName,
    account: { ...user, ...(await readAccount(ctx, customerId)) },
    addresses,
    cart,
    wishlist: await readWishlist(ctx, customerId),
    orders: orders.map(toOrderJson),
    order_photos: await readOrderPhotos(ctx, customerId),
    past_orders: pastOrders,
    invoices: invoices.map((invoice) => toInvoiceJson(invoice, invoice.document)),
    payments: await readPayments(ctx, customerId),
    refunds: await readRefunds(ctx, customerId),
    reviews: await readReviews(ctx, customerId),
    questions: await readQuestions(ctx, customerId),
    stock_requests: await readStockRequests(ctx, customerId),
    tickets: await readTickets(ctx, customerId),
    consents: (await getConsents(ctx)).log,
    newsletter: await readNewsletter(ctx, customerId),
    messages: await readMessages(ctx, customerId),
    sessions: await readSessions(ctx, customerId),
    visits: await readVisits(ctx, customerId),
  };
}

async function readAll<Row>(readPage: (page: number) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await readPage(page);
    all.push(...rows);
    if (rows.length < MOST_PER_PAGE) return all;
  }
}
