import { type ConstructorOptions, type JobResult, PgBoss, fromKysely } from 'pg-boss';
import { ShopError } from '#domain/error.ts';
import type { Ctx, JobName, QueuePort } from '#shop/context.ts';
import { IS_SMALL_SERVER } from '#platform/small-server.ts';
import type { Log } from '#platform/log.ts';
import { handlers } from './handlers.ts';
import { schedule } from './schedule.ts';

export type Queue = {
  port: QueuePort;
  /** Works on jobs until `rest` or `stop`. */
  work: (ctx: Ctx) => Promise<void>;
  /** Stores the schedule of recurring jobs; safe to repeat. */
  schedule: () => Promise<void>;
  /** Takes no more jobs, and gives the current ones some time to finish; jobs can still be sent. */
  rest: () => Promise<void>;
  /** Returns unfinished jobs to the queue and closes it. */
  stop: () => Promise<void>;
};

const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };
/** A killed program cannot return its jobs: a worker without a heartbeat for this long loses its job. */
const heartbeatSeconds = 20;
/**
 * A job that works for longer fails, and is started again while the first one still runs; by default the queue gives a quarter of an hour.
 */
const longestSeconds: Partial<Record<string, number>> = { 'save-backup': 6 * 60 * 60 };
const supervision = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 };
/**
 * Workers take five jobs at a time, without a pause while there are more; otherwise a notification wakes them, and they poll every few
 * seconds.
 */
const working = {
  perJobResults: true,
  burstWhenBatchFull: true,
  batchSize: 5,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;
const longestRestMs = 6_000;

/** Opens the job queue in the shop's own database, so that a job and its cause are one commit. */
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
    max: IS_SMALL_SERVER ? 2 : 4,
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

/**
 * Creates the missing queues, each with the shop's retry policy, and sets the time limits of long jobs, also in queues of an older version.
 */
export async function createQueues(boss: PgBoss, names: string[]): Promise<void> {
  for (const name of names) {
    await boss.createQueue(name, { ...retries, heartbeatSeconds, notify: true });
    const expireInSeconds = longestSeconds[name];
    if (expireInSeconds) await boss.updateQueue(name, { expireInSeconds });
  }
}

/** Returns the part of the queue that commands write to, each in their own transaction. */
export function toPort(boss: PgBoss): QueuePort {
  return {
    async send(db, { name, data, options }) {
      await boss.send(name, data, { ...options, db: fromKysely(db) });
    },
    async sendAll(db, { name, data }) {
      const jobs = data.map((one) => ({ data: one }));
      await boss.insert(name, jobs, { db: fromKysely(db) });
    },
    async retry(db, name, id) {
      await boss.retry(name, id, { db: fromKysely(db) });
    },
    async discard(db, name, id) {
      await boss.deleteJob(name, id, { db: fromKysely(db) });
    },
  };
}

async function workOn(boss: PgBoss, names: JobName[], ctx: Ctx): Promise<void> {
  for (const name of names)
    await boss.work(name, working, (jobs) => Promise.all(jobs.map((job) => workOnce(ctx, name, job))));
}

/** Runs one job of a batch: its failure does not affect the others, and it is retried. */
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
    // The admin shows the sentences of the shop, never the text of a library.
    const sentence = error instanceof ShopError ? message : undefined;
    return { id, status: 'failed', output: { message, sentence } };
  }
}

async function rest(boss: PgBoss, names: JobName[]): Promise<void> {
  const finished = Promise.all(names.map((name) => boss.offWork(name)));
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, longestRestMs).unref())]);
}
