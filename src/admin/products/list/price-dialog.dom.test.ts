import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import { PriceDialog } from './price-dialog.tsx';

test('a percentage above the limit is refused at its field, with the limit', async () => {
  const dialog = createElement(PriceDialog, {
    ids: ['prd_1'],
    rows: [],
    onRun: () => undefined,
    onClose: () => undefined,
  });
  const { user } = mountAs(['edit_products'], dialog);
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Change 1 price',
    hidden: true,
  });
  await user.type(screen.getByLabelText('By'), '150');
  screen.getByText('Prices fall by 95% at most.');
  expect(button.disabled).toBe(true);
  await user.click(screen.getByLabelText('Raise'));
  expect(button.disabled).toBe(false);
  await user.type(screen.getByLabelText('By'), '0');
  screen.getByText('Prices rise by 500% at most.');
  expect(button.disabled).toBe(true);
  await user.clear(screen.getByLabelText('By'));
  await user.type(screen.getByLabelText('By'), 'ten');
  screen.getByText('Enter a number, like 10.');
});
