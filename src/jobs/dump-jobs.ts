import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { JobsDump } from '#platform/postgres/backup/dump-database.ts';
import { toClientConfig } from '#platform/postgres/connection.ts';
import { createQueues } from './queue.ts';

const DumpedJob = z.object({
  id: z.string(),
  name: z.string(),
  data: z.looseObject({}),
  priority: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});
type DumpedJob = z.infer<typeof DumpedJob>;

/** Copies unfinished jobs from one database to another; a job that was running starts again. */
export const jobsDump: JobsDump = {
  async read(client) {
    const { rows: found } = await client.query<{ has: boolean }>(
      "select to_regclass('pgboss.job') is not null as has",
    );
    if (!found[0]!.has) return '[]\n';
    const { rows } = await client.query<DumpedJob>(
      `select id, name, data, priority, start_after as "startAfter", singleton_key as "singletonKey"
         from pgboss.job where state in ('created', 'retry', 'active') order by created_on, id`,
    );
    return `${JSON.stringify(rows)}\n`;
  },

  async write(client, text, connection) {
    const jobs = z.array(DumpedJob).parse(JSON.parse(text));
    const boss = new PgBoss({ ...toClientConfig(connection), max: 1, supervise: false, schedule: false });
    boss.on('error', () => undefined);
    try {
      await boss.start();
      const names = [...new Set(jobs.map(({ name }) => name))];
      await createQueues(boss, names);
      const db = {
        executeSql: (statement: string, values?: unknown[]) => client.query(statement, values),
      };
      for (const name of names) {
        const own = jobs.filter((job) => job.name === name).map(toInsert);
        await boss.insert(name, own, { db });
      }
    } finally {
      await boss.stop({ graceful: false });
    }
  },
};

function toInsert({ id, data, priority, startAfter, singletonKey }: DumpedJob) {
  return { id, data, priority, startAfter, ...(singletonKey !== null && { singletonKey }) };
}
