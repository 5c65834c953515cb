import { describe, expect, test } from 'vitest';
import { greetingName, splitName } from '#domain/customer/customer-name.ts';
import { toFieldErrors } from '#domain/error.ts';
import { toUser } from './user.ts';
import { CompleteProfile, EditProfile, PutProfile } from './profile.ts';

describe('editing the profile', () => {
  test('returns the form’s error message for each field', () => {
    const { error } = EditProfile.safeParse({
      first_name: 'A',
      last_name: '',
      phone: '98765',
      email: 'asha',
    });
    expect(toFieldErrors(error!.issues)).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      phone: 'Valid phone number required',
      email: 'Invalid email',
    });
  });
});

describe('PUT /profile', () => {
  const entry = { product_id: 'prd_1', quantity: 2, price: 499 };

  test('takes the cart, the wishlist, the addresses, or the profile', () => {
    expect(PutProfile.parse({ cart: [entry] }).cart).toEqual([
      {
        product_id: 'prd_1',
        name: '',
        image: '',
        quantity: 2,
        price: 499,
        variant_id: null,
        color: null,
        size: null,
      },
    ]);
    expect(PutProfile.parse({ wishlist: ['prd_1'] }).wishlist).toEqual(['prd_1']);
    expect(PutProfile.parse({ addresses: [] }).addresses).toEqual([]);
    const profile = { first_name: 'Asha', last_name: 'Rani', phone: '+91 98765 43210' };
    expect(PutProfile.parse({ profile, email: 'asha@example.com' })).toEqual({
      profile: { ...profile, phone: '9876543210' },
      email: 'asha@example.com',
    });
  });

  test.each([{}, { cart: [], wishlist: [] }, { wishlist: [], email: 'a@example.com' }, { user_id: 'cus_2' }])(
    '%j is refused',
    (body) => {
      expect(PutProfile.safeParse(body).error?.issues[0]?.message).toBe(
        'Send one of cart, wishlist, addresses or profile',
      );
    },
  );

  test.each([0, -1, 1.5, 100, 1e9, '2'])('quantity %j is refused with a sentence', (quantity) => {
    const { error } = PutProfile.safeParse({ cart: [{ ...entry, quantity }] });
    expect(toFieldErrors(error!.issues)).toEqual({
      'cart.0.quantity': 'Quantity must be a whole number from 1 to 99',
    });
  });

  test('a cart has at most fifty lines', () => {
    expect(PutProfile.safeParse({ cart: Array.from({ length: 51 }, () => entry) }).success).toBe(false);
  });
});

describe('completing the profile', () => {
  test('requires a name; the e-mail is optional', () => {
    expect(CompleteProfile.parse({ name: ' Asha ', email: '' })).toEqual({ name: 'Asha', email: undefined });
    expect(CompleteProfile.safeParse({ name: '   ' }).error?.issues[0]?.message).toBe(
      'Please enter your name',
    );
  });
});

describe('a customer', () => {
  const nobody = {
    id: 'cus_1',
    name: null,
    email: null,
    mobile: '+919876543210',
    firstName: null,
    lastName: null,
    phone: null,
  };

  test('has empty strings for unknown fields', () => {
    expect(toUser(nobody)).toEqual({
      id: 'cus_1',
      name: '',
      email: '',
      mobile_number: '+919876543210',
      profile: { first_name: '', last_name: '', phone: '+919876543210' },
    });
    expect(greetingName(toUser(nobody))).toBe('User');
  });

  test('has its full name split into first and last name, and both joined into a full name', () => {
    expect(splitName('Sunita Devi Paswan')).toEqual({ firstName: 'Sunita Devi', lastName: 'Paswan' });
    expect(splitName('Asha')).toEqual({ firstName: 'Asha', lastName: '' });
    expect(toUser({ ...nobody, firstName: 'Asha', lastName: 'Rani' }).name).toBe('Asha Rani');
    expect(greetingName(toUser({ ...nobody, name: 'Ravi' }))).toBe('Ravi');
  });
});
