import * as routes from '#contract/admin/content.ts';
import { changeContent } from '#shop/content/pages/change-content.ts';
import {
  getContentVersion,
  listContentVersions,
  removeContentVersion,
} from '#shop/content/pages/content-versions.ts';
import { saveHomePreview } from '#shop/content/pages/home-preview.ts';
import { notePolicyRead } from '#shop/content/pages/note-policy-read.ts';
import { getContentPage } from '#shop/content/pages/get-content-page.ts';
import { listContentPages } from '#shop/content/pages/list-content-pages.ts';
import { createRouter } from '#api/open-api.ts';

export const adminContent = createRouter();

adminContent.openapi(routes.list, async (c) => c.json({ pages: await listContentPages(c.get('ctx')) }, 200));
adminContent.openapi(routes.get, async (c) =>
  c.json(await getContentPage(c.get('ctx'), c.req.valid('param').slug), 200),
);
adminContent.openapi(routes.change, async (c) =>
  c.json(await changeContent(c.get('ctx'), c.req.valid('param').slug, c.req.valid('json')), 200),
);
adminContent.openapi(routes.versions, async (c) =>
  c.json(await listContentVersions(c.get('ctx'), c.req.valid('param').slug, c.req.valid('query')), 200),
);
adminContent.openapi(routes.version, async (c) => {
  const { slug, version } = c.req.valid('param');
  return c.json(await getContentVersion(c.get('ctx'), slug, version), 200);
});
adminContent.openapi(routes.removeVersion, async (c) => {
  const { slug, version } = c.req.valid('param');
  await removeContentVersion(c.get('ctx'), slug, version);
  return c.body(null, 204);
});
adminContent.openapi(routes.noteRead, async (c) => {
  await notePolicyRead(c.get('ctx'), c.req.valid('param').slug);
  return c.body(null, 204);
});
adminContent.openapi(routes.previewHome, async (c) =>
  c.json({ path: await saveHomePreview(c.get('ctx'), c.req.valid('json')) }, 201),
);
