import { sql } from 'kysely';
import type { SystemAnswer } from '#contract/safety/system.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { parseChangelog } from './parse-changelog.ts';
import { readHealth } from './read-health.ts';

/** Returns the programs that run the shop, their health, and the changes in each version. Throws unauthenticated, forbidden. */
export async function readSystem(ctx: Ctx): Promise<SystemAnswer> {
  requireAbility(ctx, 'keep_safe');
  const [processes, schema, health] = await Promise.all([
    listProcesses(ctx),
    readSchema(ctx),
    readHealth(ctx),
  ]);
  const { version, changelog } = ctx.program;
  return { version, processes, schema, health, changes: parseChangelog(changelog) };
}

/** Each program holds one connection that listens for changes from its start on; this one knows its own start time. */
async function listProcesses({ db, program }: Ctx): Promise<SystemAnswer['processes']> {
  const { rows } = await sql<{ started: Date }>`
    select backend_start as started from pg_stat_activity
     where datname = current_database() and application_name = 'haat change feed' and backend_start is not null
     order by backend_start`.execute(db);
  const own = program.startedAt.getTime();
  const nearest = rows.toSorted((a, b) => distance(a.started, own) - distance(b.started, own))[0];
  const others = rows.filter((row) => row !== nearest).map(({ started }) => ({ started, isThis: false }));
  return [{ started: program.startedAt, isThis: true }, ...others]
    .toSorted((a, b) => a.started.getTime() - b.started.getTime())
    .map(({ started, isThis }) => ({ started_at: started.toISOString(), is_this: isThis }));
}

function distance(moment: Date, to: number): number {
  return Math.abs(moment.getTime() - to);
}

async function readSchema({ db }: Ctx): Promise<SystemAnswer['schema']> {
  const { rows } = await sql<{ number: number; title: string; applied_at: Date }>`
    select number, title, applied_at from migrations order by number desc limit 1`.execute(db);
  const { number, title, applied_at } = rows[0]!;
  return { number, title: title.replaceAll('_', ' '), applied_at: applied_at.toISOString() };
}
