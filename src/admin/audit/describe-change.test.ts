import { expect, test } from 'vitest';
import { nameAction } from './audit-words.ts';
import { describeChange } from './describe-change.ts';

const red = { id: 'a', color: 'Red', size: 'S', price: 80, location: 'A-3' };

test.each([
  [{ role: 'packer', name: 'Ravi' }, { role: 'owner', name: 'Ravi' }, ['Role: Packer → Owner']],
  [null, { email: 'ravi@example.com' }, ['E-mail: ravi@example.com']],
  [{ abilities: ['refund'] }, { abilities: [] }, ['Abilities: Send refunds and take returns → nothing']],
  [{ note: 'fragile' }, {}, ['Note: fragile → nothing']],
  [{ mostOpenOrders: 3 }, { mostOpenOrders: null }, ['Most open orders: 3 → nothing']],
  [{ total_paise: 120000 }, { total_paise: 99950 }, ['Total: ₹1,200 → ₹999.50']],
  [{ isOpen: false }, { isOpen: true }, ['Is open: no → yes']],
  [{ packed_at: null }, { packed_at: '2026-11-22T08:32:00+00:00' }, ['Packed: 22 Nov 2026, 14:02']],
  [
    { format: 'A4', pricePaise: 5000, createdAt: 1 },
    { format: 'A6', pricePaise: 6000, createdAt: 2 },
    ['Format: A4 → A6', 'Price: ₹50 → ₹60', 'Created: 1 → 2'],
  ],
  [{}, { events: [{ id: 'evt_1', kind: 'packed', reason: '' }] }, ['Events: Kind packed']],
  [{}, { events: [{ id: 'e', kind: 'order_confirmed', reason: '' }] }, ['Events: Confirmed']],
  [
    { cancelled_reason: null },
    { cancelled_reason: 'unpaid', events: [{ id: 'e', kind: 'order_cancelled', reason: 'unpaid' }] },
    ['Cancelled reason: Not paid in time', 'Events: Cancelled: Not paid in time'],
  ],
  [{ payment_method: 'razorpay' }, { payment_method: 'cod' }, ['Payment method: Prepaid → COD']],
  [
    { variants: [red, { id: 'b', color: 'Blue', size: null }] },
    {
      variants: [
        { id: 'c', color: 'Green', size: 'M' },
        { ...red, location: 'B-1', price: 90 },
      ],
    },
    [
      'Variants: Green, M added',
      'Variants: Red, S: Price: 80 → 90; Shelf: A-3 → B-1',
      'Variants: Blue removed',
    ],
  ],
  [
    { pictures: [{ id: 'p', color: 'Red', alt: 'Lit' }] },
    { pictures: [{ id: 'p', color: 'Red', alt: 'Lit at night' }] },
    ['Photos: Lit at night: Description: Lit → Lit at night'],
  ],
  [3, 4, ['3 → 4']],
  [null, null, []],
])('%j to %j is %j', (before, after, lines) => expect(describeChange(before, after)).toEqual(lines));

test.each([
  ['order.note_added', 'Order note added'],
  ['staff.signed_in', 'Signed in'],
  ['access.other_site', 'Refused: from another website'],
])('the action %s is called %s', (action, words) => expect(nameAction(action)).toBe(words));
