import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { dayMs } from '#domain/durations.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { handlers } from '#jobs/handlers.ts';
import { toPort } from '#jobs/queue.ts';
import type { Ctx, JobName, QueuePort } from '#shop/context.ts';
import { sendDue } from '#test/scenes/send-due.ts';

export type TestQueue = { port: QueuePort; drain: (ctx: Ctx) => Promise<void>; stop: () => Promise<void> };

const mostRounds = 50;
/** pg-boss compares the start of a job with the database's clock instead of the test's, so delayed jobs are postponed by this much. */
const outOfReachMs = 100 * 365 * dayMs;

/**
 * Opens the shop's real queue in the test's database; jobs run only when a test requests it, and delayed jobs only once the test's clock
 * has reached their time.
 */
export async function openTestQueue(connection: ConnectionParts): Promise<TestQueue> {
  const boss = new PgBoss({ ...connection, max: 2, supervise: false, schedule: false });
  boss.on('error', (error) => process.stderr.write(`queue: ${error.message}\n`));
  await boss.start();
  const names = Object.keys(handlers) as JobName[];
  for (const name of names) await boss.createQueue(name, { retryLimit: 0 });
  return {
    port: postpone(toPort(boss)),
    async drain(ctx) {
      await releaseDue(ctx);
      for (let round = 0; round < mostRounds; round += 1) if (!(await workOnce(boss, names, ctx))) return;
      throw new Error(`jobs still cause new jobs after ${mostRounds} rounds`);
    },
    async stop() {
      await boss.stop({ graceful: false });
      // The database is dropped while some sessions are still closing.
      boss.removeAllListeners('error').on('error', () => undefined);
    },
  };
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

async function workOnce(boss: PgBoss, names: JobName[], ctx: Ctx): Promise<boolean> {
  let worked = false;
  for (const name of names) {
    for (const job of await boss.fetch<object>(name, { batchSize: 100 })) {
      worked = true;
      await handlers[name](ctx, job.data as never);
      await boss.complete(name, job.id);
    }
  }
  return (await sendDue(ctx)) > 0 || worked;
}
