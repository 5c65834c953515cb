import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Readiness } from '#contract/seller/readiness.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { OpenShop } from './open-shop.tsx';

// The test DOM cannot open dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const open: Readiness = { is_open: true, closed_words: '', can_open: true, steps: [], suppliers: [] };

test('the shop cannot be closed before the owner enters a message for customers', async () => {
  const { user } = mountAs(['edit_settings'], createElement(OpenShop, { ready: open }));
  await user.click(await screen.findByRole('button', { name: 'Close for a while' }));
  await user.click(screen.getByText('Close the shop'));
  expect(
    await screen.findByText('Enter a message for customers, like: We are back on 5 December.'),
  ).toBeTruthy();
});

test('a closed shop shows its owner what customers read', async () => {
  const ready = { ...open, is_open: false, closed_words: 'We are back on 5 December.' };
  mountAs(['edit_settings'], createElement(OpenShop, { ready }));
  await screen.findByText('Customers read: We are back on 5 December.');
  await screen.findByRole('button', { name: 'Open the shop' });
});
