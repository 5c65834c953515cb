import { sql } from 'kysely';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import type { StateKey } from '#domain/tax/state.ts';
import type { Ctx } from '#shop/context.ts';
import { addCacheTags } from '#shop/remember.ts';
import { REGISTERS } from './registers.ts';

/** A maker or a craft as its page shows it. Only a craft has the geographical indication and the Craftmark. */
export type RegisterEntry = {
  id: string;
  slug: string;
  name: string;
  place: string | null;
  stateKey: StateKey | null;
  story: string;
  picture: Picture | null;
  gi: { name: string; authorisedUserNo: string } | null;
  craftmarkNo: string | null;
};

type Reader = Pick<Ctx, 'db' | 'cacheTags'>;

/** Returns the maker or craft of a current or former address; undefined for an unknown one. */
export async function findRegisterEntry(
  ctx: Reader,
  register: RegisterName,
  slug: string,
): Promise<RegisterEntry | undefined> {
  const { noun, formerSlugs } = REGISTERS[register];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(register)} where slug = ${slug}
    union all select leads_to from ${sql.table(formerSlugs)} where slug = ${slug}`.execute(ctx.db);
  const [found] = rows;
  addCacheTags(ctx, [found ? `${noun}:${found.id}` : 'registers']);
  return found && read(ctx, register, found.id);
}

async function read({ db }: Reader, register: RegisterName, id: string): Promise<RegisterEntry | undefined> {
  const marks =
    register === 'crafts'
      ? sql`case when r.gi_authorised_user_no is not null
              then json_build_object('name', r.gi_name, 'authorisedUserNo', r.gi_authorised_user_no) end as gi, r.craftmark_no as "craftmarkNo"`
      : sql`null as gi, null as "craftmarkNo"`;
  const { rows } = await sql<RegisterEntry>`
    select r.id, r.slug, r.name, r.place, r.state_key as "stateKey", r.story, ${marks},
           (select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'placeholder', k.placeholder,
                     'alt', coalesce(nullif(r.picture_alt, ''), r.name), 'color', null)
              from pictures k where k.id = r.picture_id) as picture
      from ${sql.table(register)} r where r.id = ${id}`.execute(db);
  return rows[0];
}
