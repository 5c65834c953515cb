import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { SaveBar } from './save-bar.tsx';
import type { RecordFormControl } from './use-record-form.ts';

test('a form that nobody has saved or changed asks to check its values; it does not say that something is lost', async () => {
  const control = { isDirty: false, state: 'idle', failure: '' } as unknown as RecordFormControl<object>;
  mount(() => createElement(SaveBar, { control, isUnsaved: true }));
  expect((await screen.findByRole('status')).textContent).toBe('Check these values, then saveSave');
});
