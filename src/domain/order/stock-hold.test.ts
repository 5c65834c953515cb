import { expect, test } from 'vitest';
import { HoldLimits, refuseToHold } from './stock-hold.ts';

const limits = HoldLimits.parse({});
const unpaid = { id: 'ord_1', orderNumber: 'HT-2611-A' };
const none = { customer: 0, device: 0, network: 0 };

test('by default a customer may hold 50 pieces, a device 100 and a network 2,000', () => {
  expect(refuseToHold({ customer: 50, device: 100, network: 2000 }, limits, unpaid)).toBe(undefined);
});

test.each([
  [
    { ...none, customer: 51 },
    unpaid,
    'Unpaid orders can hold at most 50 pieces together. Please pay or cancel your order HT-2611-A first.',
  ],
  [
    { ...none, customer: 51 },
    undefined,
    'An online order can have at most 50 pieces. Please order the others after you have paid.',
  ],
  [
    { ...none, device: 101 },
    unpaid,
    'Unpaid orders from this device hold too many pieces. Please pay or cancel your order HT-2611-A first.',
  ],
  [
    { ...none, device: 101 },
    undefined,
    'Unpaid orders from this device hold too many pieces. Please try again in half an hour.',
  ],
  [
    { ...none, network: 2001 },
    undefined,
    'Unpaid orders from your network hold too many pieces. Please try again in half an hour.',
  ],
])('%j with %j is refused with a message that suggests what to do', (held, own, sentence) => {
  expect(refuseToHold(held, limits, own)).toBe(sentence);
});
