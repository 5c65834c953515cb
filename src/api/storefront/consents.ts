import { createRoute, z } from '@hono/zod-openapi';
import { ConsentsAnswer, SayConsent, SwitchConsent, SwitchedConsent } from '#domain/customer/consent.ts';
import { sayConsent } from '#shop/consents/say-consent.ts';
import { getConsents, switchConsent } from '#shop/workflows/privacy/consents.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';

const say = createRoute({
  method: 'post',
  path: '/consents',
  tags: ['Privacy'],
  middleware: noStore,
  summary: 'Note what this browser said about the advertiser’s pixel',
  request: { body: takes(SayConsent) },
  responses: { 201: answers(z.object({ browser_id: z.string() }), 'Noted'), ...refuses(422, 429) },
});
const list = createRoute({
  method: 'get',
  path: '/profile/consents',
  tags: ['Profile'],
  middleware: noStore,
  security: needsLogin,
  summary: 'What you agreed to, and all you ever said about it',
  responses: { 200: answers(ConsentsAnswer, 'How it stands'), ...refuses(401) },
});
const change = createRoute({
  method: 'put',
  path: '/profile/consents/{purpose}',
  tags: ['Profile'],
  middleware: noStore,
  security: needsLogin,
  summary: 'Agree to something, or take it back',
  request: { params: z.object({ purpose: SwitchedConsent }), body: takes(SwitchConsent) },
  responses: { 200: answers(ConsentsAnswer, 'How it stands now'), ...refuses(401, 409, 422) },
});

export const consents = createDoor();

consents.openapi(say, async (c) => {
  const { browserId } = await sayConsent(c.get('ctx'), c.req.valid('json'), c.get('address'));
  return c.json({ browser_id: browserId }, 201);
});

consents.openapi(list, async (c) => c.json(await getConsents(c.get('ctx')), 200));

consents.openapi(change, async (c) => {
  const ctx = c.get('ctx');
  await switchConsent(ctx, c.req.valid('param').purpose, c.req.valid('json'));
  return c.json(await getConsents(ctx), 200);
});
