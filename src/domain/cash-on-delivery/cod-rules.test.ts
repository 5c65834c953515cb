import { expect, test } from 'vitest';
import { defaultSettings } from '#domain/settings/settings.ts';
import { type CodBuyer, CodRules, offerCod } from './cod-rules.ts';

const { payment } = defaultSettings;
const rules = CodRules.parse({});
const known: CodBuyer = {
  isBlocked: false,
  hasProvenNumber: true,
  hasReceived: true,
  openOrders: 0,
  refusals: 0,
};

function offer(collectPaise: number, buyer: Partial<CodBuyer> = {}, changed: Partial<CodRules> = {}) {
  const request = { rules: { ...rules, ...changed }, buyer: { ...known, ...buyer }, refusalsInPin: 0 };
  return offerCod(collectPaise, payment, { ...request, postalCode: '226001' });
}

test('cash on delivery is offered up to its limit', () => {
  expect(offerCod(1_000_000, payment)).toEqual({ offered: true });
  expect(offerCod(1_000_001, payment)).toEqual({
    offered: false,
    reason: 'Cash on delivery is available up to ₹10,000; this order would come to ₹10,000.01.',
  });
});

test('cash on delivery switched off is not offered for any amount', () => {
  expect(offerCod(1, { ...payment, codEnabled: false })).toEqual({
    offered: false,
    reason: 'Cash on delivery is not available at present.',
  });
});

test('customers who have received nothing yet pay up to ₹5,000 in cash, the others up to the limit', () => {
  expect(offer(500_000, { hasReceived: false })).toEqual({ offered: true });
  expect(offer(500_001, { hasReceived: true })).toEqual({ offered: true });
  expect(offer(500_001, { hasReceived: false })).toEqual({
    offered: false,
    reason:
      'Cash on delivery is available up to ₹5,000 for a first order; this order would come to ₹5,000.01.',
  });
});

test('cash on delivery is not offered while three such orders are open', () => {
  expect(offer(100, { openOrders: 2 })).toEqual({ offered: true });
  expect(offer(100, { openOrders: 3 })).toEqual({
    offered: false,
    reason: 'You have 3 cash on delivery orders on the way. You can pay in cash again once one is delivered.',
  });
});

test('the owner may allow any number of open orders', () => {
  expect(offer(100, { openOrders: 500 }, { mostOpenOrders: null })).toEqual({ offered: true });
});

test('an unverified mobile number must be confirmed first, unless the owner does not require it', () => {
  expect(offer(100, { hasProvenNumber: false })).toEqual({
    offered: false,
    reason: 'Please confirm your mobile number to pay in cash.',
    needs: 'mobile_number',
  });
  expect(offer(100, { hasProvenNumber: false }, { needsProvenNumber: false })).toEqual({ offered: true });
});

test('number confirmation is not requested for an order that is refused anyway', () => {
  expect(offer(100, { hasProvenNumber: false, openOrders: 3 })).not.toHaveProperty('needs');
});

test('two parcels refused at the door end cash on delivery for a customer, ten for a PIN code', () => {
  expect(offer(100, { refusals: 1 })).toEqual({ offered: true });
  expect(offer(100, { refusals: 2 })).toMatchObject({
    offered: false,
    reason: 'Cash on delivery is not available to you because earlier parcels were not accepted.',
  });
  const request = { rules, postalCode: '226001' };
  expect(offerCod(100, payment, { ...request, refusalsInPin: 9 })).toEqual({ offered: true });
  expect(offerCod(100, payment, { ...request, refusalsInPin: 10 })).toEqual({
    offered: false,
    reason: 'Cash on delivery is not available in PIN code 226001.',
  });
});

test('a PIN code blocked by the owner is refused, for guests too', () => {
  const request = { rules: { ...rules, refusedPins: ['226001'] }, refusalsInPin: 0 };
  expect(offerCod(100, payment, { ...request, postalCode: '226001' })).toEqual({
    offered: false,
    reason: 'Cash on delivery is not available in PIN code 226001.',
  });
  expect(offerCod(100, payment, { ...request, postalCode: '226002' })).toEqual({ offered: true });
  expect(offerCod(100, payment, request)).toEqual({ offered: true });
});

test('one open order is described in the singular', () => {
  expect(offer(100, { openOrders: 1 }, { mostOpenOrders: 1 })).toEqual({
    offered: false,
    reason: 'You have 1 cash on delivery order on the way. You can pay in cash again once one is delivered.',
  });
});

test('a refused PIN code must have six digits and must not start with 0', () => {
  const { error } = CodRules.safeParse({ refusedPins: ['22600'] });
  expect(error?.issues[0]?.message).toBe('A PIN code has six digits');
  expect(CodRules.safeParse({ refusedPins: ['026001'] }).success).toBe(false);
});

test('cash on delivery is refused where the courier does not deliver or takes no cash', () => {
  const request = { rules, postalCode: '226001', refusalsInPin: 0 };
  const answer = (isServed: boolean, takesCash: boolean) =>
    offerCod(100, payment, { ...request, courier: { isServed, takesCash } });
  expect(answer(true, true)).toEqual({ offered: true });
  const refused = { offered: false, reason: 'Cash on delivery is not available in PIN code 226001.' };
  expect(answer(true, false)).toEqual(refused);
  expect(answer(false, true)).toEqual(refused);
});

test('a customer with a blocked account is refused cash on delivery and asked to write to the shop', () => {
  expect(offer(100, { isBlocked: true })).toEqual({
    offered: false,
    reason: 'Cash on delivery is not offered for your account. Please write to us if you have a question.',
  });
});
