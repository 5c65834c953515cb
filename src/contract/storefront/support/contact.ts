import { z } from 'zod';
import { answers, defineRoute, refuses, takes } from '#contract/define-route.ts';
import { ContactMessage } from '#contract/support/contact.ts';

const Received = z.object({ message: z.string(), ticket: z.string() });

export const send = defineRoute({
  method: 'post',
  path: '/contact',
  tags: ['Contact'],
  summary: 'Write to the shop; the answer names the ticket, a mail acknowledges it in a shop that sends mail',
  request: { body: takes(ContactMessage) },
  responses: { 201: answers(Received, 'Received under this number'), ...refuses(422, 429) },
});
