import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { ImportCounts } from './import-counts.tsx';
import type { Import } from './use-imports.ts';

test('a single waiting photo is counted in the singular', async () => {
  const counts = { created: 1, updated: 0, unchanged: 0, refused: 0, records: 1, done: 1 };
  const file = { ...counts, state: 'done', pictures: { waiting: 1, added: 2, failed: 0 } };
  mount(() => createElement(ImportCounts, { file: file as unknown as Import }));
  expect(await screen.findByText('Photos: 1 is being fetched, 2 are in.')).toBeDefined();
});
