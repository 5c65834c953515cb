import { screen } from '@testing-library/react';
import { type ComponentProps, createElement, createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { OrderDialog } from './order-dialog.tsx';

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('a cancellation has one button with “cancel” on it: the other keeps the order', async () => {
  const [onSubmit, onClose] = [vi.fn(), vi.fn()];
  const props: ComponentProps<typeof OrderDialog> = {
    title: 'Cancel order',
    button: 'Cancel order',
    cancelLabel: 'Keep order',
    isBusy: false,
    error: null,
    form: createRef<HTMLFormElement>(),
    onSubmit,
    onClose,
    children: null,
  };
  const { user } = mount(() => createElement(OrderDialog, props));
  await user.click(await screen.findByRole('button', { name: 'Keep order' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button', { name: /cancel/i })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
