import { cleanup, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import { TicketReply } from './ticket-reply.tsx';
import type { Ticket } from './ticket-words.tsx';

const ticket = { number: 'T-1001', name: 'Asha', email: 'asha@example.com' } as Ticket;
const place = 'admin reply sta_1 T-1001';

let sent: PromiseWithResolvers<Response>;
beforeEach(() => {
  localStorage.clear();
  sent = Promise.withResolvers();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/answer')) return sent.promise;
    return Response.json(path.endsWith('/saved-replies') ? { saved_replies: [] } : null);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function send() {
  const { user } = mountAs([], createElement(TicketReply, { ticket }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your reply');
  await user.type(field, 'We send a new diya.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  return { user, field };
}

test('a reply that was sent is not kept as a draft, also where its sender has gone to the next ticket meanwhile', async () => {
  await send();
  expect(localStorage.getItem(place)).toContain('We send a new diya.');
  cleanup();
  sent.resolve(Response.json({ ticket }));
  await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
});

test('nothing can be typed into a reply that is on its way: it would be cleared with it', async () => {
  const { user, field } = await send();
  await user.type(field, ' It leaves today.');
  expect(field.value).toBe('We send a new diya.');
  sent.resolve(Response.json({ ticket }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(field.readOnly).toBe(false);
});
