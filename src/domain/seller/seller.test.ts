import { expect, test } from 'vitest';
import { findSaleRefusal, findShopRefusal } from './sale-refusal.ts';
import { findMissingSellerFacts, listMissingSellerFacts, Seller } from './seller.ts';

const regular = Seller.parse({
  legalName: 'Kashi Crafts',
  gstin: '09ABCDE1234F1ZY',
  address: { line1: '4 Thatheri Bazaar', city: 'Varanasi', state: 'UP', postalCode: '221001' },
  email: 'ask@kashi.example',
  grievanceOfficer: { name: 'Asha Verma', phone: '+91 542 000 0101' },
});
const composition: Seller = { ...regular, kind: 'composition' };
const unregistered: Seller = { ...regular, kind: 'unregistered', gstin: null, pan: 'ABCDE1234F' };

test('a seller of any kind with complete details has no missing facts', () => {
  for (const seller of [regular, composition, unregistered])
    expect(listMissingSellerFacts(seller)).toEqual([]);
});

test('a grievance officer needs only an e-mail address or a phone number', () => {
  for (const reached of [
    { email: 'asha@kashi.example', phone: '' },
    { email: '', phone: '+91 542 000 0101' },
  ]) {
    const officer = { ...regular.grievanceOfficer, ...reached };
    expect(listMissingSellerFacts({ ...regular, grievanceOfficer: officer })).toEqual([]);
  }
});

test('an empty seller gets a separate message for each missing fact', () => {
  expect(listMissingSellerFacts(Seller.parse({}))).toEqual([
    'Enter the legal name of the business.',
    'Enter the street address of the business.',
    'Enter the city of the business.',
    'Enter the 6-digit PIN code of the business.',
    'Enter an e-mail address or a phone number for customers.',
    'Enter the GSTIN: the seller is a regular GST taxpayer. Without a GSTIN, choose “Not registered”.',
    'Add a grievance officer with an e-mail address or a phone number.',
  ]);
});

test('each missing fact is classified as identity or GST', () => {
  const about = (seller: Seller) => findMissingSellerFacts(seller).map((fact) => fact.about);
  expect(about({ ...regular, legalName: '' })).toEqual(['identity']);
  expect(about({ ...composition, gstin: null })).toEqual(['gst']);
  expect(about({ ...unregistered, gstin: '09ABCDE1234F1ZY' })).toEqual(['gst']);
});

test.each([
  [{ ...composition, gstin: null }, /Enter the GSTIN: the seller is a composition dealer/],
  [{ ...unregistered, gstin: '09ABCDE1234F1ZY' }, /Remove the GSTIN/],
  [{ ...regular, homeState: 'RJ' as const }, /is in Uttar Pradesh, but the home State is Rajasthan/],
  [{ ...regular, address: { ...regular.address, postalCode: '2210' } }, /6-digit PIN/],
  [{ ...regular, address: { ...regular.address, postalCode: '2210011' } }, /6-digit PIN/],
  [{ ...regular, address: { ...regular.address, postalCode: 'A221001' } }, /6-digit PIN/],
  [{ ...regular, grievanceOfficer: { ...regular.grievanceOfficer, phone: '' } }, /grievance officer/],
  [{ ...regular, grievanceOfficer: { ...regular.grievanceOfficer, name: '' } }, /grievance officer/],
])('%#: the missing or wrong fact is named, and the shop takes no orders', (seller, sentence) => {
  expect(listMissingSellerFacts(seller)).toEqual([expect.stringMatching(sentence)]);
  expect(findShopRefusal({ seller, opening: { isOpen: true, closedWords: '' } })).toEqual({
    code: 'shop.not_open',
    message: 'This shop is not open for orders yet.',
  });
});

const lamp = { name: 'Brass Lamp', isHandicraft: true, isDefaultRate: false };
const poster = { name: 'Poster', isHandicraft: false, isDefaultRate: false };
const unrated = { name: 'Ladder', isHandicraft: false, isDefaultRate: true };

const refusal = (seller: Seller, to: 'UP' | 'MH' | undefined, products = [lamp], useDefaultRate = false) =>
  findSaleRefusal({
    seller,
    opening: { isOpen: true, closedWords: '' },
    deliveryState: to,
    products,
    useDefaultRate,
  });
const refuse = (...sale: Parameters<typeof refusal>) => refusal(...sale)?.message;

test('a regular taxpayer sells everything to every State', () => {
  expect(refuse(regular, 'MH', [lamp, poster])).toBeUndefined();
});

test('a composition dealer sells within the home State only', () => {
  expect(refuse(composition, 'UP', [lamp, poster])).toBeUndefined();
  expect(refuse(composition, undefined)).toBeUndefined();
  // A PAN alone does not open the other States to a composition dealer, as it does to a seller without registration.
  for (const seller of [composition, { ...composition, pan: 'ABCDE1234F' }])
    expect(refusal(seller, 'MH')).toEqual({
      code: 'seller.other_state',
      message: 'We deliver within Uttar Pradesh only. Please choose an address in Uttar Pradesh.',
    });
});

test('an unregistered seller may send only handicraft to another State, and needs a PAN for it', () => {
  expect(refuse(unregistered, 'UP', [poster])).toBeUndefined();
  expect(refuse(unregistered, 'MH')).toBeUndefined();
  expect(refusal(unregistered, 'MH', [lamp, poster])).toEqual({
    code: 'seller.other_state',
    message:
      'We can deliver Poster within Uttar Pradesh only. Please remove it from your cart or choose an address in Uttar Pradesh.',
  });
  expect(refuse({ ...unregistered, pan: null }, 'MH')).toMatch(/^We deliver within Uttar Pradesh only/);
});

test('a regular taxpayer cannot sell a product without a GST rate unless the default rate is allowed', () => {
  expect(refusal(regular, 'UP', [lamp, unrated])).toEqual({
    code: 'product.no_rate',
    message: 'Ladder cannot be ordered yet. Please remove it from your cart to order the rest.',
  });
  expect(refuse(regular, 'UP', [unrated], true)).toBeUndefined();
  expect(refuse(composition, 'UP', [unrated])).toBeUndefined();
});
