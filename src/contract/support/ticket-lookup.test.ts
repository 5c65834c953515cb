import { expect, test } from 'vitest';
import { isContactOf } from '#domain/support/ticket-contact.ts';
import { LookUpTicket } from './ticket-lookup.ts';

const number = 'T-2611-7K3QX9';
const read = (typed: object) => LookUpTicket.safeParse({ number, contact: 'meera@example.in', ...typed });

test.each([number, ' t-2611-7k3qx9 ', 'T 2611 7K3QX9', 't26117k3qx9', 'T-26ll-7K3QX9'])(
  'a ticket number is accepted in the forms people type: %j',
  (typed) => expect(read({ number: typed }).data?.number).toBe(number),
);

test('letters easily mistaken for digits are read as digits', () => {
  expect(read({ number: 'T-2611-OIL7K3' }).data?.number).toBe('T-2611-0117K3');
});

test.each([
  '',
  'T-2611-7K3QX',
  'T-2611-7K3QX99',
  'T-2611-7K3QXU',
  'HT-2611-7K3QX9M2',
  'T'.repeat(41),
  7,
  null,
])('%j is not a ticket number', (typed) =>
  expect(read({ number: typed }).error?.issues).toMatchObject([
    { path: ['number'], message: 'Please enter the ticket number from our message, such as T-2611-7K3QX9' },
  ]),
);

const ticket = { email: 'Meera@Example.in', phone: '+91 98765-43210' };

test.each([
  ' meera@example.in ',
  'MEERA@EXAMPLE.IN',
  '9876543210',
  '098765 43210',
  '+91 98765 43210',
  '0091 9876543210',
])('the contact of a ticket matches %j', (contact) =>
  expect(isContactOf(ticket, read({ contact }).data!.contact)).toBe(true),
);

test.each(['meera@example.com', '9876543211', '+44 20 7946 0958'])(
  'a different contact does not match: %j',
  (contact) => expect(isContactOf(ticket, read({ contact }).data!.contact)).toBe(false),
);

test('a foreign phone number matches in any dialling format', () => {
  const { contact } = read({ contact: '0044 20 7946 0958' }).data!;
  expect(isContactOf({ email: 'a@example.in', phone: '+44 (20) 7946-0958' }, contact)).toBe(true);
});

test.each(['', '   ', 'Meera Kumari', '12345', '@', 'meera@', '(-------)', 'x9876543210', 9876543210, null])(
  '%j is neither an email nor a phone',
  (contact) =>
    expect(read({ contact }).error?.issues).toMatchObject([
      { path: ['contact'], message: 'Please enter the email or mobile number you gave us' },
    ]),
);

test('an erased ticket matches no contact', () => {
  const erased = { email: '', phone: '' };
  for (const contact of ['meera@example.in', '9876543210'])
    expect(isContactOf(erased, read({ contact }).data!.contact)).toBe(false);
});
