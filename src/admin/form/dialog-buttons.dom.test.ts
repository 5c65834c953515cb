import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

// The document of the tests has dialogs that cannot be opened; a browser moves the focus as it opens them.
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
  expect(document.activeElement).toBe(field);
});
