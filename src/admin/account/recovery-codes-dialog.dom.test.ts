import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

test('closing or clicking beside the recovery codes only warns that they will be lost; only the button closes them', async () => {
  // The test DOM cannot open dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const onClose = vi.fn();
  const { user } = mount(() => createElement(RecoveryCodesDialog, { codes: ['abcd-efgh'], onClose }));
  await user.dblClick(await screen.findByRole('button', { name: 'Close' }));
  await screen.findByText('Have you saved the codes? You cannot see them again once this window closes.');
  await user.dblClick(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(onClose).toHaveBeenCalledOnce();
});
