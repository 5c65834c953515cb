import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { FileDesk } from './file-desk.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Answers as the shop does to a ZIP, and keeps the calls. */
function openShop() {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path.replace('/api/v1/admin', ''));
    const id = path.endsWith('/photos') ? 'imp_1' : 'upl_1';
    const received = path.endsWith('/parts') ? 5 : 0;
    return new Response(JSON.stringify({ id, size: 5, received }), { status: 201 });
  });
  return calls;
}

function Screen() {
  return createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement('output', null, useLocation().pathname),
    createElement(FileDesk),
  );
}

test('a ZIP is sent in parts, and its report opens when it has arrived', async () => {
  const calls = openShop();
  const { user } = mount(Screen, '/move');
  const file = new File(['photo'], 'Diwali.ZIP', { type: 'application/zip' });
  await user.upload(await screen.findByLabelText('Check file'), file);
  await screen.findByText('/move/imp_1', {}, { timeout: 5000 });
  expect(calls).toEqual(['/uploads', '/uploads/upl_1/parts', '/imports/photos']);
});
