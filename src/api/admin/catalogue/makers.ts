import { toEntriesTable } from '#contract/catalogue/entries-table.ts';
import * as routes from '#contract/admin/catalogue/makers.ts';
import { changeEntry } from '#shop/catalogue/makers-and-crafts/change-entry.ts';
import { createEntry } from '#shop/catalogue/makers-and-crafts/create-entry.ts';
import { exportEntries, getEntry, listEntries } from '#shop/catalogue/makers-and-crafts/list-entries.ts';
import { removeEntry } from '#shop/catalogue/makers-and-crafts/remove-entry.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminMakers = createRouter();

adminMakers.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (wantsCsv(c))
    return answerCsv(c, 'makers.csv', toEntriesTable(await exportEntries(ctx, 'makers', wanted)));
  const { entries, total } = await listEntries(ctx, 'makers', wanted);
  return c.json({ makers: entries, total }, 200);
});
adminMakers.openapi(routes.get, async (c) =>
  c.json({ maker: await getEntry(c.get('ctx'), 'makers', c.req.valid('param').id) }, 200),
);
adminMakers.openapi(routes.add, async (c) =>
  c.json({ maker: await createEntry(c.get('ctx'), 'makers', c.req.valid('json')) }, 201),
);
adminMakers.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ maker: await changeEntry(c.get('ctx'), 'makers', id, c.req.valid('json')) }, 200);
});
adminMakers.openapi(routes.remove, async (c) => {
  await removeEntry(c.get('ctx'), 'makers', c.req.valid('param').id, c.req.valid('query'));
  return c.body(null, 204);
});
