import { answerFile } from '#api/answer-file.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/admin/safety/backups.ts';
import { allowDownload } from '#shop/workflows/keep-backups/allow-download.ts';
import { getBackup, listBackups } from '#shop/workflows/keep-backups/list-backups.ts';
import { openBackup } from '#shop/workflows/keep-backups/open-backup.ts';
import { startBackup } from '#shop/workflows/keep-backups/start-backup.ts';
import { startRestoreTest } from '#shop/workflows/keep-backups/start-restore-test.ts';

export const adminBackups = createRouter();

adminBackups.openapi(routes.list, async (c) =>
  c.json(await listBackups(c.get('ctx'), c.req.valid('query')), 200),
);
adminBackups.openapi(routes.start, async (c) => {
  const ctx = c.get('ctx');
  return c.json(await getBackup(ctx, await startBackup(ctx)), 202);
});
adminBackups.openapi(routes.test, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await startRestoreTest(ctx, id);
  return c.json(await getBackup(ctx, id), 202);
});
adminBackups.openapi(routes.allowDownload, async (c) => {
  const { password } = c.req.valid('json');
  const entered = { password, caller: identifyCaller(c) };
  return c.json(await allowDownload(c.get('ctx'), c.req.valid('param').id, entered), 200);
});
adminBackups.openapi(routes.download, async (c) => {
  const { fileName, bytes, parts } = await openBackup(
    c.get('ctx'),
    c.req.valid('param').id,
    c.req.valid('query').ticket,
  );
  return answerFile(c, { name: fileName, type: 'application/zstd', parts, bytes });
});
