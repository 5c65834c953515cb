import { cleanup, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { Component as SavedReplies } from './replies.route.tsx';
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

test('a saved reply that is saved after its dialog was closed does not close the next one', async () => {
  // The test DOM cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const thanks = { id: 'rep_1', title: 'Thanks', text: 'Thank you', version: 1 };
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/rep_1') ? sent.promise : Response.json({ saved_replies: [thanks] }),
  );
  const { user } = mountAs([], createElement(SavedReplies));
  await user.click(await screen.findByRole('button', { name: 'Edit Thanks' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add reply' }));
  await user.type(screen.getByLabelText('Title'), 'Late parcel');
  sent.resolve(Response.json(thanks));
  await waitFor(() => expect(listToasts().some(({ text }) => text === 'Saved')).toBe(true));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Late parcel');
});
