import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { CallerPart } from './caller-part.tsx';
import { noOrder, type OrderValues } from './order-values.ts';

const address = {
  line1: '4 Hill Road',
  line2: '',
  city: 'Jaipur',
  state: 'rajasthan',
  postal_code: '302001',
};
const asha = { id: 'usr_1', name: 'Asha', email: 'asha@example.in', orders: 2, refused: 0, address };
const ravi = { id: 'usr_2', name: 'Ravi', email: '', orders: 1, refused: 0, address: null };
const callers: Record<string, unknown> = { '9800000001': asha, '9800000002': ravi };

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const phone = new URL(path, 'http://shop.test').searchParams.get('phone') ?? '';
    return Response.json({ customer: callers[phone] ?? null });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the part of the form; `values` are those that the form holds now. */
function open(typed: Partial<OrderValues> = {}) {
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const form = { values: noOrder };
  function Form() {
    const [values, setValues] = useState<OrderValues>({ ...noOrder, ...typed });
    useEffect(() => {
      form.values = values;
    }, [values]);
    const change = (changed: Partial<OrderValues>) => setValues((before) => ({ ...before, ...changed }));
    return createElement(CallerPart, { values, mistakes: {}, change });
  }
  mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  return form;
}

async function type(label: string, value: string) {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
}

test('correcting the mobile number clears the name, e-mail and address filled in from the previous number', async () => {
  const form = open();
  await type('Mobile number', '9800000001');
  await waitFor(() => expect(form.values).toMatchObject({ name: 'Asha', email: 'asha@example.in', address }));
  await type('Mobile number', '9800000002');
  await waitFor(() => expect(form.values.name).toBe('Ravi'));
  expect(form.values).toMatchObject({ email: '', address: noOrder.address });
  await type('Mobile number', '9800000001');
  await waitFor(() => expect(form.values.address).toEqual(address));
  await type('Mobile number', '9800000003');
  await screen.findByText('A new customer.');
  await waitFor(() => expect(form.values).toMatchObject({ name: '', email: '', address: noOrder.address }));
});

test('a name or e-mail typed before or after the number is kept when the number changes', async () => {
  const form = open();
  await type('Name', 'Asha Devi');
  await type('Mobile number', '9800000001');
  await waitFor(() => expect(form.values.email).toBe('asha@example.in'));
  expect(form.values.name).toBe('Asha Devi');
  await type('E-mail (optional)', 'devi@example.in');
  await type('Mobile number', '9800000002');
  await waitFor(() => expect(form.values.address).toEqual(noOrder.address));
  expect(form.values).toMatchObject({ name: 'Asha Devi', email: 'devi@example.in' });
});

test('a PIN code typed before the number is kept; the customer’s last address does not replace it', async () => {
  const typed = { ...noOrder.address, postal_code: '110001' };
  const form = open({ address: typed });
  await type('Mobile number', '9800000001');
  await waitFor(() => expect(form.values.name).toBe('Asha'));
  expect(form.values.address).toEqual(typed);
});
