import { sql } from 'kysely';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { chooseSlug, lockRegister } from './entry-slugs.ts';
import { REGISTERS } from './registers.ts';

/** A maker or craft as a product names it. A story is kept where the entry has none yet. */
type Named = { name: string; story?: string };

/** Returns the id of the entry with a name, compared without regard to case; adds the entry if the register does not have it. */
export async function findEntry(tx: Tx, register: RegisterName, named: Named): Promise<string> {
  const idOf = await findEntries(tx, register, [named]);
  return idOf(named.name);
}

/** Finds or adds the entries of many names at once, and returns a function from a name to its id. */
export async function findEntries(
  tx: Tx,
  register: RegisterName,
  named: readonly Named[],
): Promise<(name: string) => string> {
  const wanted = new Map(named.map((each) => [each.name.trim(), each]));
  const known = await readIds(tx, register, [...wanted.keys()]);
  const missing = [...wanted].filter(([name]) => !known.has(name));
  if (missing.length > 0) {
    await lockRegister(tx, register);
    for (const [name, { story = '' }] of missing) {
      const [found] = (await readIds(tx, register, [name])).values();
      known.set(name, found ?? (await addEntry(tx, register, { name, story })));
    }
  }
  for (const [name, { story }] of wanted) if (story) await keepStory(tx, register, known.get(name)!, story);
  return (name) => known.get(name.trim())!;
}

async function readIds(tx: Tx, register: RegisterName, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; id: string }>`
    select w.name, r.id from unnest(${names}::text[]) as w (name)
      join ${sql.table(register)} r on lower(r.name) = lower(w.name)`.execute(tx.db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function addEntry(tx: Tx, register: RegisterName, { name, story }: Required<Named>): Promise<string> {
  const { noun, prefix } = REGISTERS[register];
  const id = makeId(tx, prefix);
  const now = tx.clock.now();
  const slug = await chooseSlug(tx, register, name);
  await tx.db
    .insertInto(register)
    .values({ id, name, slug, story, created_at: now, updated_at: now })
    .execute();
  await writeAuditEvent(tx, {
    action: `${noun}.added`,
    subject: id,
    version: 1,
    after: { name, slug, story },
  });
  return id;
}

async function keepStory(tx: Tx, register: RegisterName, id: string, story: string): Promise<void> {
  const changed = await tx.db
    .updateTable(register as 'crafts')
    .set((eb) => ({ story, version: eb('version', '+', 1), updated_at: tx.clock.now() }))
    .where('id', '=', id)
    .where('story', '=', '')
    .returning('version')
    .executeTakeFirst();
  if (!changed) return;
  const action = `${REGISTERS[register].noun}.changed` as const;
  await writeAuditEvent(tx, { action, subject: id, ...changed, before: { story: '' }, after: { story } });
}
