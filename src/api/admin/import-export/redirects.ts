import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/import-export/redirects.ts';
import { changeRedirect } from '#shop/content/redirects/change-redirect.ts';
import { getRedirect } from '#shop/content/redirects/get-redirect.ts';
import { addRedirect } from '#shop/content/redirects/add-redirect.ts';
import { exportRedirects, listRedirects } from '#shop/content/redirects/list-redirects.ts';
import { removeRedirect } from '#shop/content/redirects/remove-redirect.ts';

export const adminRedirects = createRouter();

const headings = ['Redirect from', 'Redirect to'];

adminRedirects.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listRedirects(ctx, wanted), 200);
  const rows = (await exportRedirects(ctx, wanted)).map(({ path, target }) => [path, target]);
  return answerCsv(c, 'redirects.csv', [headings, rows]);
});
adminRedirects.openapi(routes.get, async (c) =>
  c.json({ redirect: await getRedirect(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminRedirects.openapi(routes.add, async (c) =>
  c.json({ redirect: await addRedirect(c.get('ctx'), c.req.valid('json')) }, 201),
);
adminRedirects.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ redirect: await changeRedirect(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminRedirects.openapi(routes.remove, async (c) => {
  await removeRedirect(c.get('ctx'), c.req.valid('param').id);
  return c.body(null, 204);
});
