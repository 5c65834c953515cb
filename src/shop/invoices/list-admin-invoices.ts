import { sql } from 'kysely';
import type {
  AdminInvoiceListing,
  AdminInvoicesAnswer,
  RegisteredInvoice,
} from '#contract/money/admin-invoice-list.ts';
import { MOST_COUNTED, MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { narrowInvoices } from './narrow-invoices.ts';
import { readRegister } from './read-register.ts';

/** Returns one page of all invoices and credit notes; `total` is exact up to `MOST_COUNTED`. Throws unauthenticated, forbidden. */
export async function listAdminInvoices(
  reader: Reader,
  wanted: AdminInvoiceListing,
): Promise<AdminInvoicesAnswer> {
  requireAbility(reader, 'see_invoices');
  const found = await narrowInvoices(reader, wanted);
  const [page, counted] = await Promise.all([
    found.select('i.id').orderBy(SORTS[wanted.sort]).limit(wanted.limit).offset(toOffset(wanted)).execute(),
    reader.db
      .selectFrom(
        found
          .select(sql<number>`1`.as('one'))
          .limit(MOST_COUNTED + 1)
          .as('some'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const count = Number(counted.count);
  const invoices = await readRegister(
    reader,
    page.map(({ id }) => id),
  );
  return { invoices, total: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
}

/** Returns at most `MOST_EXPORTED` documents of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function exportInvoices(
  reader: Reader,
  wanted: AdminInvoiceListing,
): Promise<RegisteredInvoice[]> {
  requireAbility(reader, 'see_invoices');
  const found = await narrowInvoices(reader, wanted);
  const ids = await found.select('i.id').orderBy(SORTS[wanted.sort]).limit(MOST_EXPORTED).execute();
  return readRegister(
    reader,
    ids.map(({ id }) => id),
  );
}

/** The order of the documents `i` for each sort; documents of the same moment are ordered by number. */
const SORTS: Record<AdminInvoiceListing['sort'], ReturnType<typeof sql>> = {
  newest: sql`i.issue_date desc, i.created_at desc, i.series, i.sequence desc`,
  oldest: sql`i.issue_date, i.created_at, i.series desc, i.sequence`,
  total_high: sql`i.total_paise desc, i.id desc`,
  total_low: sql`i.total_paise, i.id`,
};
