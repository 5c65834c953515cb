import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { PlaceOrder, showProblem } from './place-order.tsx';

function Checkout() {
  const form = useForm({ defaultValues: { paymentMethod: 'cod' } });
  const refusal = { code: 'price.changed', message: 'The price of your order has changed.' };
  const placing = { isLoading: false, isBusy: false, isConfirming: false, onPlace() {} };
  const order = createElement(PlaceOrder, { ...placing, quote: undefined, refusal });
  const field = createElement('input', { 'aria-label': 'Notes' });
  return createElement(FormProvider, { ...(form as object) } as never, field, order);
}

test('a refusal receives the focus when nothing has it, and never takes it from a field', async () => {
  mount(Checkout);
  const said = await screen.findByRole('alert');
  const field = screen.getByRole('textbox', { name: 'Notes' });
  field.focus();
  showProblem();
  expect(document.activeElement).toBe(field);
  field.blur();
  showProblem();
  expect(document.activeElement).toBe(said.parentElement);
});
