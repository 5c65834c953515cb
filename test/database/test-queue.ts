import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { dayMs } from '#domain/durations.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { handlers } from '#jobs/handlers.ts';
import { toPort } from '#jobs/queue.ts';
import type { Ctx, JobName, QueuePort } from '#shop/context.ts';
import { sendDue } from '#test/scenes/send-due.ts';

export type TestQueue = { port: QueuePort; drain: (ctx: Ctx) => Promise<void>; stop: () => Promise<void> };

const names = Object.keys(handlers) as JobName[];
const mostRounds = 50;
/** pg-boss compares the start of a job with the database's clock instead of the test's, so delayed jobs are postponed by this much. */
const outOfReachMs = 100 * 365 * dayMs;

/**
 * Opens the shop's real queue in the test's database; jobs run only when a test requests it, and delayed jobs only once the test's clock
 * has reached their time.
 */
export async function openTestQueue(connection: ConnectionParts): Promise<TestQueue> {
  const boss = makeBoss(connection);
  await boss.start();
  return {
    port: postpone(toPort(boss)),
    async drain(ctx) {
      await releaseDue(ctx);
      for (let round = 0; round < mostRounds; round += 1) if (!(await workOnce(boss, ctx))) return;
      throw new Error(`jobs still cause new jobs after ${mostRounds} rounds`);
    },
    async stop() {
      await boss.stop({ graceful: false });
      // The database is dropped while some sessions are still closing.
      boss.removeAllListeners('error').on('error', () => undefined);
    },
  };
}

/** Makes the tables of the queue, and a queue for each job, in the database that all others are cloned from. */
export async function makeQueues(connection: ConnectionParts): Promise<void> {
  const boss = makeBoss(connection);
  await boss.start();
  for (const name of names) await boss.createQueue(name, { retryLimit: 0 });
  await boss.stop({ graceful: false });
}

function makeBoss(connection: ConnectionParts): PgBoss {
  const boss = new PgBoss({ ...connection, max: 2, supervise: false, schedule: false });
  return boss.on('error', (error) => process.stderr.write(`queue: ${error.message}\n`));
}

/** Returns a port whose delayed jobs wait for `releaseDue`. */
function postpone(port: QueuePort): QueuePort {
  return {
    ...port,
    send(db, { options, ...job }) {
      const startAfter = options?.startAfter && new Date(options.startAfter.getTime() + outOfReachMs);
      return port.send(db, { ...job, options: { ...options, ...(startAfter && { startAfter }) } });
    },
  };
}

async function releaseDue({ db, clock }: Ctx): Promise<void> {
  const due = new Date(clock.now().getTime() + outOfReachMs);
  await sql`
    update pgboss.job set start_after = now()
     where state = 'created' and start_after > now() and start_after <= ${due}`.execute(db);
}

async function workOnce(boss: PgBoss, ctx: Ctx): Promise<boolean> {
  let worked = false;
  let due = await listDue(ctx);
  for (const name of names) {
    if (!due.has(name)) continue;
    for (const job of await boss.fetch<object>(name, { batchSize: 100 })) {
      worked = true;
      await handlers[name](ctx, job.data as never);
      await boss.complete(name, job.id);
    }
    // The jobs may have sent others.
    due = await listDue(ctx);
  }
  return (await sendDue(ctx)) > 0 || worked;
}

/** Returns the names that have due jobs, so that only these queues are asked. */
async function listDue({ db }: Ctx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}
