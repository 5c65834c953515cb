import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { FactorsPart } from './factors-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(part: FunctionComponent) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return mount(() => createElement(QueryClientProvider, { client }, createElement(part)));
}

const at = '2026-11-27T08:30:00Z';

test.each([
  [
    'second factors',
    FactorsPart,
    { factors: [], recovery_codes_left: 0 },
    /^You sign in with only a password/,
  ],
  [
    'sessions',
    SessionsPart,
    { sessions: [{ id: 'ses_1', device: '', started_at: at, last_used_at: at, current: true }] },
    /this device/,
  ],
])(
  '%s that fail to load are not shown as empty; the part offers a retry, which loads them',
  async (_, part, answer, shown) => {
    const fetch = vi.fn(async () => Response.json({ error: 'Down' }, { status: 500 }));
    vi.stubGlobal('fetch', fetch);
    const { user } = open(part);
    await screen.findByRole('button', { name: 'Retry' });
    fetch.mockImplementation(async () => Response.json(answer));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(shown);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

test('a second factor that is removed after its dialog was closed does not close the next dialog', async () => {
  // The test DOM cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const factor = { id: 'fac_1', kind: 'totp', name: 'Phone', created_at: at, last_used_at: null };
  const removed = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/removal')
      ? removed.promise
      : Response.json({ factors: [factor], recovery_codes_left: 10 }),
  );
  const { user } = open(FactorsPart);
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  await user.type(screen.getByLabelText('Your password'), 'a long password');
  await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  await user.type(screen.getByLabelText('Your password'), 'a long pass');
  removed.resolve(Response.json({}));
  await vi.waitFor(() => expect(listToasts().some(({ text }) => text === 'Removed')).toBe(true));
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('a long pass');
});
