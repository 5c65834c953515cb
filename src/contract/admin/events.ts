import { z } from 'zod';
import { defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const events = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  method: 'get',
  path: '/admin/events',
  summary: 'Server-sent events that name what has changed, so that open screens can reload it',
  description:
    'Each event has the name `changed` and the data `{"changed": ["orders", …]}`; names are orders, tickets, stock, reviews, questions and settings, ' +
    'and an empty list keeps the connection alive. The stream ends within five seconds of the session.',
  responses: {
    200: {
      description: 'The stream, which ends with the session',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...refuses(401),
  },
});
