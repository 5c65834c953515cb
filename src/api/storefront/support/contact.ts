import { CONTACT_WORDS } from '#domain/support/contact-words.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { receiveContact } from '#shop/support/receive-contact.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/support/contact.ts';

export const contact = createRouter();

contact.openapi(routes.send, async (c) => {
  const ctx = c.get('ctx');
  const { number } = await receiveContact(ctx, { ...c.req.valid('json'), address: c.get('address') });
  const { done, doneWithoutEmail } = CONTACT_WORDS;
  return c.json({ message: listOffered(ctx).email ? done : doneWithoutEmail, ticket: number }, 201);
});
