import { sql } from 'kysely';
import type { SystemAnswer } from '#contract/safety/system.ts';
import type { Ctx } from '#shop/context.ts';

type Line = SystemAnswer['health'][number];

/** Work that has been due for longer than this shows that no process is working on it. */
const longestWait = sql`interval '10 minutes'`;
const littleSpace = 1_000_000_000;

/** Returns one line each about the database, the disk, the work that waits, and https. */
export async function readHealth(ctx: Ctx): Promise<Line[]> {
  const [database, disk, jobs, messages] = await Promise.all([
    lookAtDatabase(ctx),
    lookAtDisk(ctx),
    lookAtJobs(ctx),
    lookAtMessages(ctx),
  ]);
  return [database, disk, jobs, messages, lookAtHttps(ctx)];
}

async function lookAtDatabase({ db }: Ctx): Promise<Line> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  const { version, bytes } = rows[0]!;
  const sentence = `PostgreSQL ${version.split(' ')[0]} is working. The data takes up ${toMegabytes(bytes)} MB.`;
  return { name: 'database', is_fine: true, sentence };
}

async function lookAtDisk({ backups }: Ctx): Promise<Line> {
  const { freeBytes } = await backups.measure();
  const is_fine = freeBytes >= littleSpace;
  const free = `${toMegabytes(freeBytes)} MB are free.`;
  return {
    name: 'disk',
    is_fine,
    sentence: is_fine ? free : `Only ${free} Free some space, or get a larger disk.`,
  };
}

async function lookAtJobs({ db }: Ctx): Promise<Line> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as waiting, count(*) filter (where start_after < now() - ${longestWait})::int as long
      from pgboss.job where state in ('created', 'retry') and start_after <= now()`.execute(db);
  const { waiting, long } = rows[0]!;
  const none = 'No program is running the jobs. With ROLE=web, start one with ROLE=worker too.';
  return {
    name: 'jobs',
    is_fine: long === 0,
    sentence: `${formatWaiting(waiting, 'job')} ${long > 0 ? none : ''}`.trim(),
  };
}

async function lookAtMessages({ db }: Ctx): Promise<Line> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as waiting, count(*) filter (where created_at < now() - ${longestWait})::int as long
      from messages where sent_at is null and failed_at is null`.execute(db);
  const { waiting, long } = rows[0]!;
  const late = `${formatWaiting(long, 'message')} The oldest has waited for more than ten minutes because a provider does not answer.`;
  return {
    name: 'messages',
    is_fine: long === 0,
    sentence: long > 0 ? late : formatWaiting(waiting, 'message'),
  };
}

type Waiting = { waiting: number; long: number };

function formatWaiting(count: number, noun: string): string {
  if (count === 0) return `No ${noun} waits.`;
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? ' waits' : 's wait'}.`;
}

function lookAtHttps({ publicUrl }: Ctx): Line {
  const { protocol, host } = new URL(publicUrl);
  if (protocol !== 'https:')
    return {
      name: 'https',
      is_fine: false,
      sentence: `The shop is at ${host} without https: set PUBLIC_URL.`,
    };
  const sentence = `The certificate of ${host} is managed by the web server in front of the shop, not by this program.`;
  return { name: 'https', is_fine: true, sentence };
}

function toMegabytes(bytes: number): string {
  return Math.round(bytes / 1_000_000).toLocaleString('en-IN');
}
