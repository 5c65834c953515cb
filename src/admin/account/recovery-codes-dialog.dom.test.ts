import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

test('a press on the cross warns that the codes are lost, and only a second one closes them', async () => {
  // The document of the tests has dialogs that cannot be opened.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const onClose = vi.fn();
  const { user } = mount(() => createElement(RecoveryCodesDialog, { codes: ['abcd-efgh'], onClose }));
  const cross = await screen.findByRole('button', { name: 'Close' });
  await user.click(cross);
  await screen.findByText('Have you kept the codes? They are lost once this window closes.');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(cross);
  expect(onClose).toHaveBeenCalledOnce();
});
