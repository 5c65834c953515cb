import { PublicSettings } from '#contract/settings.ts';
import { answers, defineRoute } from '#contract/define-route.ts';

export const getPublic = defineRoute({
  method: 'get',
  path: '/settings/public',
  summary: 'What anybody may know of the settings: rates of shipping, payment and tax, and what is offered',
  tags: ['Settings and content'],
  responses: { 200: answers(PublicSettings, 'Rupees and percent') },
});
