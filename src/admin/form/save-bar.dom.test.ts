import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { SaveBar } from './save-bar.tsx';
import type { RecordFormControl } from './use-record-form.ts';

test('an unsaved but unchanged form asks to check its values and gives no warning of lost changes', async () => {
  const control = { isDirty: false, state: 'idle', failure: '' } as unknown as RecordFormControl<object>;
  mount(() => createElement(SaveBar, { control, isUnsaved: true }));
  expect((await screen.findByRole('status')).textContent).toBe('Check these values, then saveSave');
});
