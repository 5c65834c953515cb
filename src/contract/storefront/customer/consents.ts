import { z } from 'zod';
import { SwitchedConsent } from '#domain/customer/consent.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { ConsentsAnswer, SetAdConsent, SwitchConsent } from '#contract/customer/consent.ts';

export const say = defineRoute({
  method: 'post',
  path: '/consents',
  tags: ['Privacy'],
  summary: 'Note what this browser said about the advertiser’s pixel',
  request: { body: takes(SetAdConsent) },
  responses: { 201: answers(z.object({ browser_id: z.string() }), 'Noted'), ...refuses(422, 429) },
});
export const list = defineRoute({
  method: 'get',
  path: '/profile/consents',
  tags: ['Profile'],
  security: needsLogin,
  summary: 'What you agreed to, and all you ever said about it',
  responses: { 200: answers(ConsentsAnswer, 'How it stands'), ...refuses(401) },
});
export const change = defineRoute({
  method: 'put',
  path: '/profile/consents/{purpose}',
  tags: ['Profile'],
  security: needsLogin,
  summary: 'Agree to something, or take it back',
  request: { params: z.object({ purpose: SwitchedConsent }), body: takes(SwitchConsent) },
  responses: { 200: answers(ConsentsAnswer, 'How it stands now'), ...refuses(401, 409, 422) },
});
