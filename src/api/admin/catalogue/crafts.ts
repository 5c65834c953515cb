import { toEntriesTable } from '#contract/catalogue/entries-table.ts';
import * as routes from '#contract/admin/catalogue/crafts.ts';
import { changeEntry } from '#shop/catalogue/makers-and-crafts/change-entry.ts';
import { createEntry } from '#shop/catalogue/makers-and-crafts/create-entry.ts';
import { exportEntries, getEntry, listEntries } from '#shop/catalogue/makers-and-crafts/list-entries.ts';
import { removeEntry } from '#shop/catalogue/makers-and-crafts/remove-entry.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminCrafts = createRouter();

adminCrafts.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (wantsCsv(c))
    return answerCsv(c, 'crafts.csv', toEntriesTable(await exportEntries(ctx, 'crafts', wanted)));
  const { entries, total } = await listEntries(ctx, 'crafts', wanted);
  return c.json({ crafts: entries, total }, 200);
});
adminCrafts.openapi(routes.get, async (c) =>
  c.json({ craft: await getEntry(c.get('ctx'), 'crafts', c.req.valid('param').id) }, 200),
);
adminCrafts.openapi(routes.add, async (c) =>
  c.json({ craft: await createEntry(c.get('ctx'), 'crafts', c.req.valid('json')) }, 201),
);
adminCrafts.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ craft: await changeEntry(c.get('ctx'), 'crafts', id, c.req.valid('json')) }, 200);
});
adminCrafts.openapi(routes.remove, async (c) => {
  await removeEntry(c.get('ctx'), 'crafts', c.req.valid('param').id, c.req.valid('query'));
  return c.body(null, 204);
});
