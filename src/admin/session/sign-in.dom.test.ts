import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { SignIn } from './sign-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const tooMany = 'Too many tries. Please wait a minute.';

test('a passkey refusal is shown even after a second-factor code was requested', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/passkey/options')
      ? Response.json({ error: tooMany, code: 'rate_limit' }, { status: 429 })
      : Response.json({ error: 'Enter the code.', code: 'second_factor.required' }, { status: 401 }),
  );
  const client = new QueryClient();
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(SignIn)));
  await user.type(await screen.findByLabelText(/E-mail/), 'kavita@example.in');
  await user.type(screen.getByLabelText(/Password/), 'parcels by the dozen');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByLabelText(/Code/);
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByText(tooMany, undefined, { timeout: 3_000 })).toBeTruthy();
});

test('cached data of the previous staff member is cleared on the sign-in screen', async () => {
  const client = new QueryClient();
  client.setQueryData(ME, null);
  client.setQueryData(['today'], { sales: { total: 90_000 } });
  mount(() => createElement(QueryClientProvider, { client }, createElement(SignIn)));
  await screen.findByLabelText(/E-mail/);
  await waitFor(() => expect(client.getQueryData(['today'])).toBeUndefined());
  expect(client.getQueryData(ME)).toBeNull();
});
