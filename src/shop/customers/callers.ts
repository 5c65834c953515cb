import { splitName } from '#domain/customer/customer-name.ts';
import { type Reader, type Tx, makeId } from '#shop/context.ts';

/**
 * Returns the customer who calls from a number in E.164: the customer who proved the number by a code, else the one whom staff added for
 * it; undefined for an unknown number.
 */
export async function findCaller({ db }: Pick<Reader, 'db'>, phone: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('customers')
    .select('id')
    .where((eb) => eb.or([eb('mobile', '=', phone), eb('caller_number', '=', phone)]))
    .orderBy('mobile')
    .limit(1)
    .executeTakeFirst();
  return known?.id;
}

/**
 * Returns the customer who calls from a number; adds one with this name and number if the shop does not know it. Two concurrent orders add
 * one customer: the second waits for the commit of the first. Nothing is proven and no consent is recorded.
 */
export async function findOrAddCaller(
  tx: Tx,
  { phone, name }: { phone: string; name: string },
): Promise<string> {
  const known = await findCaller(tx, phone);
  if (known) return known;
  const { firstName: first_name, lastName: last_name } = splitName(name);
  await tx.db
    .insertInto('customers')
    .values({
      id: makeId(tx, 'cus'),
      caller_number: phone,
      name,
      first_name,
      last_name,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('caller_number').doNothing())
    .execute();
  return (await findCaller(tx, phone))!;
}
