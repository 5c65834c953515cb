import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/safety/system.ts';
import { readSystem } from '#shop/overview/system/read-system.ts';

export const adminSystem = createRouter();

adminSystem.openapi(routes.get, async (c) => c.json(await readSystem(c.get('ctx')), 200));
