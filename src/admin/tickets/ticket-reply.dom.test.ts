import { cleanup, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import { TicketReply } from './ticket-reply.tsx';
import type { Ticket } from './ticket-words.tsx';

const ticket = { number: 'T-1001', name: 'Asha', email: 'asha@example.com' } as Ticket;
const place = 'admin reply sta_1 T-1001';

let sent: PromiseWithResolvers<Response>;
let replies: Response;
beforeEach(() => {
  localStorage.clear();
  sent = Promise.withResolvers();
  replies = Response.json({ saved_replies: [] });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/answer')) return sent.promise;
    if (path.endsWith('/saved-replies')) return replies.clone();
    return Response.json(null);
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

test('a sent reply is removed from the drafts even if the screen was left meanwhile', async () => {
  await send();
  expect(localStorage.getItem(place)).toContain('We send a new diya.');
  cleanup();
  sent.resolve(Response.json({ ticket }));
  await waitFor(() => expect(localStorage.getItem(place)).toBeNull());
});

test('the reply field is read-only while the reply is being sent', async () => {
  const { user, field } = await send();
  await user.type(field, ' It leaves today.');
  expect(field.value).toBe('We send a new diya.');
  sent.resolve(Response.json({ ticket }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(field.readOnly).toBe(false);
});

test('saved replies that fail to load show an error and a retry', async () => {
  replies = Response.json({ error: 'Not now' }, { status: 403 });
  const { user } = mountAs([], createElement(TicketReply, { ticket }));
  await screen.findByText('The saved replies could not be loaded.');
  replies = Response.json({
    saved_replies: [{ id: 'rep_1', title: 'Thanks', text: 'Thank you', version: 1 }],
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Thanks' });
});
