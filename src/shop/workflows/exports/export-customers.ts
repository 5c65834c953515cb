import { CUSTOMER_COLUMNS } from '#domain/import-export/customers/customer-columns.ts';
import { type StateKey, getState } from '#domain/tax/state.ts';
import { sql } from 'kysely';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import type { TableParts } from './export-table.ts';

const customersAtOnce = 500;

type Address = {
  line1: string;
  line2: string;
  city: string;
  state: StateKey;
  postal_code: string;
  phone: string;
  type: string;
};
type Row = {
  id: string;
  name: string;
  mobile: string;
  email: string;
  newsletter: Date | null;
  addresses: Address[];
};

/** Returns all customers, a row for each address, in the columns that an import reads. Throws unauthenticated, forbidden. */
export function exportCustomers(ctx: Ctx): TableParts {
  requireAbility(ctx, 'move_data');
  requireAbility(ctx, 'answer_customers');
  return write(ctx);
}

async function* write(ctx: Ctx): TableParts & AsyncGenerator<(string | number)[][]> {
  yield [Object.values(CUSTOMER_COLUMNS)];
  let last = '';
  for (;;) {
    const customers = await readNext(ctx, last);
    if (customers.length === 0) return;
    yield customers.flatMap(toRows);
    last = customers.at(-1)!.id;
  }
}

/** The newsletter of an unproven address may belong to another person. */
async function readNext({ db }: Ctx, last: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.id, coalesce(c.name, '') as name, coalesce(c.mobile, c.caller_number, '') as mobile, coalesce(c.email, '') as email,
           (select n.confirmed_at from newsletter_subscriptions n
             where n.email = lower(c.email) and n.ended_at is null
               and (c.email_verified_at is not null or (c.mobile is null and c.password_hash is null))) as newsletter,
           coalesce((select json_agg(json_build_object('line1', a.line1, 'line2', a.line2, 'city', a.city, 'state', a.state_key,
                                                       'postal_code', a.postal_code, 'phone', a.phone, 'type', a.type)
                                     order by a.is_default desc, a.position, a.id)
                       from addresses a where a.customer_id = c.id and a.deleted_at is null), '[]') as addresses
      from customers c
     where c.id > ${last} and c.erased_at is null
     order by c.id limit ${customersAtOnce}`.execute(db);
  return rows;
}

function toRows({ name, mobile, email, newsletter, addresses }: Row): string[][] {
  const own = [name, mobile, email, newsletter?.toISOString() ?? ''];
  if (addresses.length === 0) return [[...own, '', '', '', '', '', '', '']];
  return addresses.map(({ line1, line2, city, state, postal_code, phone, type }) => [
    ...own,
    line1,
    line2,
    city,
    getState(state).name,
    postal_code,
    phone,
    type,
  ]);
}
