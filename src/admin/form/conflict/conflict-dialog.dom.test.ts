import { screen } from '@testing-library/react';
import { createElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';
import { mount } from '#test/mount.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const about = { title: 'About us', url: '/about' };
const sale = { title: 'Sale', url: '/sale' };

test('a conflict in a list shows only the entries that differ, not those both versions share', async () => {
  const conflict = {
    field: 'links',
    before: [sale, about],
    theirs: [sale, { ...about, title: 'Our story' }],
    yours: [sale],
    takeTheirs: (values: FieldValues) => values,
  };
  const opened = { change: 'Somebody changed this', conflicts: [conflict] };
  const control = { conflict: opened, labels: { links: 'Links' } };
  mount(() =>
    createElement(ConflictDialog, { control: control as unknown as RecordFormControl<FieldValues> }),
  );
  const choices = await screen.findAllByText(/^(Keep|Take) /);
  expect(choices.map(({ parentElement }) => parentElement!.textContent)).toEqual([
    'Keep yoursNone of these',
    'Take theirsOur story, /about',
  ]);
  screen.getByText('Before:', { exact: false, selector: 'p' });
  expect(screen.getByText('About us, /about')).toBeDefined();
});
