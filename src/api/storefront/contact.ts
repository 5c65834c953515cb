import { createRoute, z } from '@hono/zod-openapi';
import { CONTACT_WORDS } from '#domain/support/contact-words.ts';
import { ContactMessage } from '#domain/support/contact.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { receiveContact } from '#shop/support/receive-contact.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, refuses, takes } from '#api/open-api.ts';

const Received = z.object({ message: z.string(), ticket: z.string() });

const send = createRoute({
  method: 'post',
  path: '/contact',
  tags: ['Contact'],
  summary: 'Write to the shop; the answer names the ticket, a mail acknowledges it in a shop that sends mail',
  middleware: noStore,
  request: { body: takes(ContactMessage) },
  responses: { 201: answers(Received, 'Received under this number'), ...refuses(422, 429) },
});

export const contact = createDoor();

contact.openapi(send, async (c) => {
  const ctx = c.get('ctx');
  const { number } = await receiveContact(ctx, { ...c.req.valid('json'), address: c.get('address') });
  const { done, doneWithoutEmail } = CONTACT_WORDS;
  return c.json({ message: listOffered(ctx).email ? done : doneWithoutEmail, ticket: number }, 201);
});
