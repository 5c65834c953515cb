import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';
import { SystemAnswer } from '#contract/safety/system.ts';

export const get = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'keep_safe',
  method: 'get',
  path: '/admin/system',
  summary: 'Which version runs since when, how it does, and what changed in it',
  responses: { 200: answers(SystemAnswer, 'The program'), ...refuses(401, 403) },
});
