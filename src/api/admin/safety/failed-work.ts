import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/safety/failed-work.ts';
import { changeFailedWork } from '#shop/workflows/failed-work/change-failed-work.ts';
import { listFailedWork } from '#shop/workflows/failed-work/list-failed-work.ts';

export const adminFailedWork = createRouter();

adminFailedWork.openapi(routes.list, async (c) =>
  c.json(await listFailedWork(c.get('ctx'), c.req.valid('query')), 200),
);
adminFailedWork.openapi(routes.retry, async (c) =>
  c.json(await changeFailedWork(c.get('ctx'), { ...c.req.valid('json'), change: 'retry' }), 200),
);
adminFailedWork.openapi(routes.discard, async (c) =>
  c.json(await changeFailedWork(c.get('ctx'), { ...c.req.valid('json'), change: 'discard' }), 200),
);
