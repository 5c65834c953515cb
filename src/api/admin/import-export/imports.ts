import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/import-export/imports.ts';
import { cancelImport } from '#shop/workflows/imports/cancel-import.ts';
import { getImport, listImports } from '#shop/workflows/imports/read-imports.ts';
import { listRefusedRows } from '#shop/workflows/imports/list-refused-rows.ts';
import { runCheckedImport } from '#shop/workflows/imports/run-checked-import.ts';
import { startPhotoImport } from '#shop/workflows/imports/photos/start-photo-import.ts';
import { startImport } from '#shop/workflows/imports/start-import.ts';

export const adminImports = createRouter();

adminImports.openapi(routes.start, async (c) => {
  const ctx = c.get('ctx');
  const { file, kind, dry_run, clear_empty } = c.req.valid('form');
  const id = await startImport(ctx, {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name,
    kind,
    isCheck: dry_run === 'true',
    clearsEmpty: clear_empty === 'true',
  });
  return c.json(await getImport(ctx, id), 202);
});

adminImports.openapi(routes.startPhotos, async (c) => {
  const ctx = c.get('ctx');
  const id = await startPhotoImport(ctx, c.req.valid('json'));
  return c.json(await getImport(ctx, id), 202);
});

adminImports.openapi(routes.list, async (c) =>
  c.json(await listImports(c.get('ctx'), c.req.valid('query')), 200),
);

adminImports.openapi(routes.get, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  if (!wantsCsv(c)) return c.json(await getImport(ctx, id), 200);
  return answerCsv(c, `refused-${id}.csv`, await listRefusedRows(ctx, id));
});

adminImports.openapi(routes.run, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await runCheckedImport(ctx, id);
  return c.json(await getImport(ctx, id), 202);
});

adminImports.openapi(routes.cancel, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await cancelImport(ctx, id);
  return c.json(await getImport(ctx, id), 200);
});
