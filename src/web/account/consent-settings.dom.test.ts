import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { ConsentSettings } from './consent-settings.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a consent choice keeps the focus while it is being saved and ignores a second press', async () => {
  let given = false;
  const saved = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      await saved.promise;
      given = true;
    }
    const consent = { purpose: 'history', title: 'Browsing history', text: '', hint: '', switchable: true };
    return Response.json({ consents: [{ ...consent, given }], log: [] });
  });
  const { user } = mount(() => createElement(ConsentSettings));
  const choice = await screen.findByRole('checkbox', { name: 'Browsing history' });
  choice.focus();
  await user.keyboard('  ');
  expect(document.activeElement).toBe(choice);
  expect(choice.hasAttribute('disabled')).toBe(false);
  saved.resolve();
  await screen.findByRole('checkbox', { checked: true });
  await waitFor(() => expect(sent).toEqual([{ given: true }]));
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});
