import { sql } from 'kysely';
import { addStaff } from '#shop/staff/add-staff.ts';
import { callApi } from '#test/call-api.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

async function saveCopy({ shop, owner }: Scene): Promise<string> {
  const { id } = await callApi('POST /admin/backups', { shop, as: owner });
  await shop.drainJobs();
  return id;
}

/** Writes a job that failed for good and returns its id. */
async function failJob({ shop }: Scene): Promise<string> {
  await shop.drainJobs();
  await shop.ctx.queue.send(shop.db, { name: 'count-sales', data: {} });
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', completed_on = now() + interval '1 day'
     where name = 'count-sales' and state = 'created' returning id::text`.execute(shop.db);
  return rows[0]!.id;
}

export const safetyChanges: Record<string, AuditedChange> = {
  'POST /admin/backups': changes('backup.started', 'made', async ({ shop }) => {
    await shop.drainJobs();
    return { path: '/admin/backups' };
  }),
  'POST /admin/backups/{id}/test': changes('backup.test_started', 'made', async (scene) => {
    await scene.shop.drainJobs();
    return { path: `/admin/backups/${await saveCopy(scene)}/test` };
  }),
  'POST /admin/backups/{id}/download': changes('backup.downloaded', 'made', async (scene) => {
    await scene.shop.drainJobs();
    const { as, password } = await signInOwner(scene);
    return { path: `/admin/backups/${await saveCopy(scene)}/download`, body: { password }, as };
  }),
  'POST /admin/failed-work/retry': changes('failed_work.retried', 'changed', async (scene) => ({
    path: '/admin/failed-work/retry',
    body: { ids: [await failJob(scene)] },
  })),
  'POST /admin/failed-work/discard': changes('failed_work.discarded', 'changed', async (scene) => ({
    path: '/admin/failed-work/discard',
    body: { ids: [await failJob(scene)], reason: 'Not needed' },
  })),
};

/** Signs in an owner who has a password. */
export async function signInOwner({ shop, owner }: Pick<Scene, 'shop' | 'owner'>) {
  const person = { email: 'keeper@example.com', password: 'a long and plain sentence' };
  await addStaff(shop.as({ kind: 'system' }), { ...person, name: 'Asha', role: 'owner' });
  const { token, staff } = await callApi('POST /admin/login', { shop, body: person });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { as: { ...owner, headers, token, staffId: staff.id }, password: person.password };
}
