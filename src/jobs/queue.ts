import { type ConstructorOptions, type JobResult, PgBoss, fromKysely } from 'pg-boss';
import type { Ctx, JobName, QueuePort } from '#shop/context.ts';
import type { Log } from '#platform/log.ts';
import { handlers } from './handlers.ts';
import { schedule } from './schedule.ts';

export type Queue = {
  port: QueuePort;
  /** Works on jobs until `stop`. */
  work: (ctx: Ctx) => Promise<void>;
  /** Writes down which jobs are due at which times; safe to repeat. */
  schedule: () => Promise<void>;
  /** Takes no more jobs, and gives those at hand a while to finish; jobs can still be sent. */
  rest: () => Promise<void>;
  /** Hands back what is still not finished and closes the queue. */
  stop: () => Promise<void>;
};

const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/** A program that was killed says nothing: whoever has been silent for so long no longer works on the job. */
const heartbeatSeconds = 20;
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };
/** A few at a time and without a pause while there are more; otherwise a notification wakes, and now and then a look for what is due. */
const working = {
  perJobResults: true,
  burstWhenBatchFull: true,
  batchSize: 5,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;
const longestRestMs = 6_000;

/** Opens the shop's queue in the same database as everything else, so that a job and what caused it are one commit. */
export async function openQueue(
  connection: Pick<
    ConstructorOptions,
    'host' | 'port' | 'user' | 'password' | 'database' | 'connectionString' | 'ssl'
  >,
  log: Log,
): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    ...supervision,
    max: 4,
    useListenNotify: true,
    application_name: 'haat jobs',
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'queue'));
  await boss.start();
  const names = Object.keys(handlers) as JobName[];
  await createQueues(boss, names);
  return {
    port: toPort(boss),
    work: (ctx) => workOn(boss, names, ctx),
    async schedule() {
      for (const { name, cron } of schedule) await boss.schedule(name, cron, {});
    },
    rest: () => rest(boss, names),
    stop: () => boss.stop({ graceful: true, timeout: 1000 }),
  };
}

/** Creates the queues that are not there yet, each with the shop's way of trying again. */
export async function createQueues(boss: PgBoss, names: string[]): Promise<void> {
  for (const name of names) await boss.createQueue(name, { ...retries, heartbeatSeconds, notify: true });
}

function toPort(boss: PgBoss): QueuePort {
  return {
    async send(db, { name, data, options }) {
      await boss.send(name, data, { ...options, db: fromKysely(db) });
    },
    async sendAll(db, { name, data }) {
      const jobs = data.map((one) => ({ data: one }));
      await boss.insert(name, jobs, { db: fromKysely(db) });
    },
  };
}

async function workOn(boss: PgBoss, names: JobName[], ctx: Ctx): Promise<void> {
  for (const name of names)
    await boss.work(name, working, (jobs) => Promise.all(jobs.map((job) => workOnce(ctx, name, job))));
}

/** One job of a batch: that it failed is its own matter, and it is tried again. */
async function workOnce(
  ctx: Ctx,
  name: JobName,
  { id, data }: { id: string; data: unknown },
): Promise<JobResult> {
  try {
    await handlers[name](ctx, data as never);
    return { id, status: 'completed' };
  } catch (error) {
    const { message, cause } = error as Error;
    ctx.log.warn({ job: name, id, error: message, cause: String(cause ?? '') }, 'job failed');
    return { id, status: 'failed', output: { message } };
  }
}

async function rest(boss: PgBoss, names: JobName[]): Promise<void> {
  const finished = Promise.all(names.map((name) => boss.offWork(name)));
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, longestRestMs).unref())]);
}
