import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mountAs } from '#test/scenes/mount-as.ts';
import { SellerForm } from './seller-form.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a value written by a command that the form would refuse is shown so that it can be corrected', async () => {
  const officer = { name: 'Asha', designation: 'Grievance Officer', email: '', phone: '' };
  const address = {
    line1: '1 Mahatma Gandhi Road',
    line2: '',
    city: 'Port Blair',
    state: 'AN',
    postal_code: '744 101',
  };
  const seller = {
    kind: 'unregistered',
    legal_name: 'Asha Devi',
    trade_name: '',
    gstin: null,
    pan: null,
    address,
    home_state: 'AN',
    email: '',
    phone: '',
    hsn_digits: 8,
    grievance_officer: officer,
    version: 4,
  };
  vi.stubGlobal('fetch', async () => Response.json(seller));
  const { user } = mountAs(['edit_settings'], createElement(SellerForm));
  const pin = await screen.findByLabelText<HTMLInputElement>('PIN');
  expect(pin.value).toBe('744 101');
  await user.type(screen.getByLabelText('Trade name'), 'Asha Crafts');
  await user.click((await screen.findAllByRole('button', { name: 'Save' })).at(-1)!);
  await screen.findByText('Please correct one thing');
});
