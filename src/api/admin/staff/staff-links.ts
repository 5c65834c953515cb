import { acceptStaffLink, readLinkedPerson } from '#shop/staff/accept-link.ts';
import { claimSetup } from '#shop/staff/claim-setup.ts';
import { createRouter } from '#api/open-api.ts';
import { refuseOtherSites } from '#api/request-origin.ts';
import * as routes from '#contract/admin/staff/staff-links.ts';

export const staffLinks = createRouter();

staffLinks.openapi(routes.get, async (c) => {
  refuseOtherSites(c);
  return c.json(await readLinkedPerson(c.get('ctx'), c.req.valid('json').token), 200);
});

staffLinks.openapi(routes.accept, async (c) => {
  refuseOtherSites(c);
  return c.json(await acceptStaffLink(c.get('ctx'), c.req.valid('json')), 200);
});

staffLinks.openapi(routes.claim, async (c) => {
  refuseOtherSites(c);
  return c.json(await claimSetup(c.get('ctx'), c.req.valid('json')), 201);
});
