import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/customer/user.ts';
import { useSession } from '#web/state/session-store.ts';
import { mount } from '#test/mount.ts';
import { useCheckoutFields } from './use-checkout-fields.ts';

const last = { customer: { name: 'Asha Rao', email: 'asha@example.in' }, payment: { method: 'cod' } };
let answer: PromiseWithResolvers<Response>;

beforeEach(() => {
  answer = Promise.withResolvers();
  vi.stubGlobal('fetch', () => answer.promise);
  useSession.setState({ user: { name: 'Asha Rao', email: '', mobile_number: '' } as User });
});
afterEach(() => {
  useSession.setState({ user: null });
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Methods() {
  const { register } = useCheckoutFields();
  return ['razorpay', 'cod'].map((value) =>
    createElement('input', {
      ...register('paymentMethod'),
      key: value,
      type: 'radio',
      value,
      'aria-label': value,
    }),
  );
}

const answerLast = () => answer.resolve(Response.json({ orders: [last] }));
const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;

test('the payment of the last order is chosen beforehand', async () => {
  mount(Methods);
  await screen.findByLabelText('cod');
  answerLast();
  await vi.waitFor(() => expect(isChecked('cod')).toBe(true));
});

test('a payment that was chosen stays when the last order is known only afterwards', async () => {
  const { user } = mount(Methods);
  await user.click(await screen.findByLabelText('cod'));
  await user.click(screen.getByLabelText('razorpay'));
  answerLast();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isChecked('razorpay')).toBe(true);
});
