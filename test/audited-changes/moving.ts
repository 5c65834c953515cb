import { addRedirect } from '#shop/content/redirects/add-redirect.ts';
import { makeZip } from '#test/import-export/make-zip.ts';
import { readImport, startImport } from '#test/import-export/send-import.ts';
import { upload } from '#test/import-export/send-photos.ts';
import { type AuditedChange, type Scene, changes } from './audited-change.ts';

const file = 'Name,SKU,Price\nAudited tray,AUD-1,90\n';

async function check({ shop, owner }: Scene): Promise<string> {
  const { id } = await startImport(shop, owner, file, { dry_run: true });
  await shop.drainJobs();
  await readImport(shop, owner, id);
  return id;
}

function redirect({ owner }: Scene, path: string) {
  return addRedirect(owner.ctx, { path, target: '/categories' });
}

export const movingChanges: Record<string, AuditedChange> = {
  'POST /admin/redirects': changes('redirect.added', 'made', () => ({
    path: '/admin/redirects',
    body: { path: '/pages/audited', target: '/about' },
  })),
  'PATCH /admin/redirects/{id}': changes('redirect.changed', 'changed', async (scene) => {
    const { id, path } = await redirect(scene, '/pages/changed');
    return { path: `/admin/redirects/${id}`, body: { path, target: '/about', version: 1 } };
  }),
  'DELETE /admin/redirects/{id}': changes('redirect.removed', 'removed', async (scene) => ({
    path: `/admin/redirects/${(await redirect(scene, '/pages/removed')).id}`,
  })),
  'POST /admin/imports': changes('import.started', 'made', () => {
    const body = new FormData();
    body.append('file', new File([file], 'products.csv'));
    return { path: '/admin/imports', body };
  }),
  'POST /admin/imports/photos': changes('import.started', 'made', async ({ shop, owner }) => {
    const archive = makeZip([{ name: 'AUD-1.jpg', bytes: Buffer.from('a photo') }]);
    const id = await upload(shop, owner, archive, { holds: 'archive' });
    return { path: '/admin/imports/photos', body: { upload: id, file_name: 'photos.zip' } };
  }),
  'POST /admin/imports/{id}/run': changes('import.run', 'changed', async (scene) => ({
    path: `/admin/imports/${await check(scene)}/run`,
  })),
  'POST /admin/imports/{id}/cancel': changes('import.cancelled', 'changed', async ({ shop, owner }) => {
    const { id } = await startImport(shop, owner, file);
    return { path: `/admin/imports/${id}/cancel` };
  }),
};
