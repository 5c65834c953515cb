import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

// The test DOM cannot open dialogs; a browser moves the focus when it opens one.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button')?.focus();
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('a dialog that begins with a field opens with the focus in it, not on Close', async () => {
  const footer = createElement(DialogButtons, { onCancel: () => {} }, 'Hide review');
  const children = createElement(TextArea, { label: 'Why' });
  const props = { open: true, onClose: () => {}, title: 'Hide this review?', footer, children };
  mount(() => createElement(Dialog, props));
  const field = await screen.findByLabelText('Why');
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

test('Enter in a dialog’s text field presses the dialog’s button and does not submit the surrounding form', async () => {
  const [pressed, saved] = [
    vi.fn<() => void>(),
    vi.fn<(event: Event) => void>((event) => event.preventDefault()),
  ];
  const footer = createElement(DialogButtons, { onCancel: () => {}, onClick: pressed }, 'Add');
  const children = createElement(TextInput, { label: 'Name' });
  const props = { open: true, onClose: () => {}, title: 'Add a category', footer, children };
  const { user } = mount(() => createElement('form', { onSubmit: saved }, createElement(Dialog, props)));
  await user.type(await screen.findByLabelText('Name'), 'Diyas{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(saved).not.toHaveBeenCalled();
});
