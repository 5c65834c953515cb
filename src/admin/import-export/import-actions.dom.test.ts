import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { ImportActions } from './import-actions.tsx';
import type { Import } from './use-imports.ts';

const counts = { created: 2, updated: 0, unchanged: 0, refused: 0 };
const checked = { ...counts, id: 'imp_1', kind: 'orders', status: 'done', dry_run: true } as Import;

function show(abilities: string[]) {
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities });
  const actions = createElement(ImportActions, { file: checked });
  mount(() => createElement(QueryClientProvider, { client }, actions));
}

test('a checked file can be imported by staff who may import its contents', async () => {
  show(['move_data', 'see_orders']);
  expect(await screen.findByRole('button', { name: 'Import 2 past orders' })).toBeDefined();
});

test('staff without the right see an explanation instead of an Import button', async () => {
  show(['move_data']);
  expect(await screen.findByText('You can see this file but not import it. Ask an owner.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});
