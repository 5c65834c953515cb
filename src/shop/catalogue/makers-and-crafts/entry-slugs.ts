import { sql } from 'kysely';
import { invalid } from '#domain/error.ts';
import { toSlug } from '#domain/catalogue/slug.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import type { Tx } from '#shop/context.ts';
import { REGISTERS } from './registers.ts';

/** Makes changes of a register wait for each other, because its entries share names and addresses; readers do not wait. */
export async function lockRegister(tx: Tx, register: RegisterName): Promise<void> {
  await sql`lock table ${sql.table(register)} in share row exclusive mode`.execute(tx.db);
}

/** Returns a free address made from a name: `sita-devi`, then `sita-devi-2`. The caller has locked the register. */
export async function chooseSlug(tx: Tx, register: RegisterName, name: string): Promise<string> {
  const { noun, formerSlugs } = REGISTERS[register];
  const base = toSlug(name) || noun;
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(register)} where slug like ${`${base}%`}
    union all select slug from ${sql.table(formerSlugs)} where slug like ${`${base}%`}`.execute(tx.db);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let place = 2; taken.has(slug); place += 1) slug = `${base}-${place}`;
  return slug;
}

/** Throws invalid for a name or an address that another entry has. */
export async function refuseTaken(
  tx: Tx,
  register: RegisterName,
  { name, slug }: { name: string; slug: string },
  id = '',
): Promise<void> {
  const { noun } = REGISTERS[register];
  const other = await tx.db
    .selectFrom(register as 'crafts')
    .select(['name', 'slug'])
    .where((eb) => eb.or([eb('slug', '=', slug), eb(sql`lower(name)`, '=', sql`lower(${name})`)]))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!other) return;
  const isSlug = other.slug === slug;
  const sentence = isSlug
    ? `${other.name} already has this address. Choose another one.`
    : `${other.name} is already in the register. Merge the two, or choose another name.`;
  throw invalid(`${noun}.taken`, sentence, { [isSlug ? 'slug' : 'name']: sentence });
}
