import type { Log } from '#platform/log.ts';
import type { MigrationPlan } from '#platform/postgres/plan-migrations.ts';
import type { Config } from '../config.ts';
import { PROGRAM } from '../program.ts';
import { openStore, planStoreMigrations } from './store.ts';

/** The exit status of `upgrade --check` when a running older version must be stopped first. */
const STOP_FIRST = 2;

/** The text that a command prints and the exit status of the program. */
export type Printed = { text: string; status: number };

/**
 * Runs `npm run admin -- upgrade`: reports which migrations the shop's database lacks, and applies them as a start would, or changes
 * nothing with `isCheck`. Throws a sentence when this program cannot serve the database, for instance because the database is newer.
 */
export async function upgrade(config: Config, log: Log, isCheck: boolean): Promise<Printed> {
  const plan = await planStoreMigrations(config, log);
  const lines = describePlan(plan);
  if (isCheck) return { text: lines.join('\n'), status: mustStop(plan) ? STOP_FIRST : 0 };
  if (plan.pending.length === 0) return { text: lines.join('\n'), status: 0 };
  const store = await openStore(config, log, { mayCreate: false });
  await store.close();
  return { text: [...lines.slice(0, -1), 'They were applied.'].join('\n'), status: 0 };
}

/** Returns the description of a plan for the operator, line by line. */
export function describePlan(plan: MigrationPlan): string[] {
  const { current, pending } = plan;
  const first = `The program is ${PROGRAM}, the database has migration ${current ?? 'none'}.`;
  if (pending.length === 0) return [first, 'They match: nothing needs to be done.'];
  return [
    first,
    `${pending.length === 1 ? 'One migration has' : `${pending.length} migrations have`} to be applied:`,
    ...pending.map(
      ({ name, harm }) =>
        `  ${name}${harm.length > 0 ? `: not beside an older version: ${harm.join(', ')}` : ''}`,
    ),
    mustStop(plan)
      ? 'Make a backup, stop the older version, then start this one: it applies them.'
      : 'Make a backup, then start this version: it applies them, and an older version may serve meanwhile.',
  ];
}

function mustStop({ pending }: MigrationPlan): boolean {
  return pending.some(({ harm }) => harm.length > 0);
}
