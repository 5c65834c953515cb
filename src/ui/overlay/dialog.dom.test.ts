import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { Dialog } from './dialog.tsx';

test('a press beside the dialog, its cross and Escape close it, a drag that begins in its field and ends there does not', async () => {
  let closed = 0;
  const onClose = () => void (closed += 1);
  const frame = { open: true, onClose, title: 'Name', children: createElement('input') };
  const { user } = mount(() => createElement(Dialog, frame));
  const field = await screen.findByRole('textbox');
  const dialog = screen.getByRole('dialog');
  await user.pointer([
    { target: field, keys: '[MouseLeft>]' },
    { target: dialog, keys: '[/MouseLeft]' },
  ]);
  expect(closed).toBe(0);
  await user.click(dialog);
  expect(closed).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(2);
  // A browser sends this for Escape.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(closed).toBe(3);
});
