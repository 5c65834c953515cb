import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';
import { SystemAnswer } from '#contract/safety/system.ts';

export const get = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'keep_safe',
  method: 'get',
  path: '/admin/system',
  summary: 'The running version, since when, its health and its changes',
  responses: { 200: answers(SystemAnswer, 'The program'), ...refuses(401, 403) },
});
