import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { JoinForm } from './join-form.tsx';

const person = { purpose: 'password' as const, name: 'Asha', email: 'asha@example.com' };

afterEach(() => vi.unstubAllGlobals());

async function choosePassword(access: { ended_api_keys: string[]; passkeys: string[] }) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    Response.json(JSON.stringify(url).includes('accept') ? { ...person, ...access } : {}),
  );
  const client = new QueryClient();
  const form = createElement(JoinForm, { token: 'token', person });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, form));
  await user.type(await screen.findByLabelText('Password'), 'another plain sentence');
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
}

test('setting a new password lists the revoked API keys and the passkeys that still work', async () => {
  await choosePassword({ ended_api_keys: ['Accounting'], passkeys: ['Old phone'] });
  expect(await screen.findByText('Your new password is saved')).toBe(document.activeElement);
  expect(document.title).toBe('Your new password is saved · Admin');
  await screen.findByText('Accounting');
  await screen.findByText('Old phone');
  await screen.findByRole('button', { name: 'Continue' });
});
