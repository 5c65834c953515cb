import { fireEvent, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
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

test('a double press on the button of a dialog leaves the dialog open', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    const opener = createElement('button', { onClick: () => setOpen(true) }, 'Cancel order');
    const dialog = { open, onClose: () => setOpen(false), title: 'Cancel', children: 'Sure?' };
    return createElement('div', null, opener, createElement(Dialog, dialog));
  }
  const { user } = mount(Page);
  const opener = await screen.findByRole('button');
  // The dialog covers the button by the time of the second press, so that the browser gives it that press.
  await user.pointer([
    { target: opener, keys: '[MouseLeft]' },
    { target: document.querySelector('dialog')!, keys: '[MouseLeft]' },
  ]);
  expect(screen.queryByText('Sure?')).not.toBeNull();
});
