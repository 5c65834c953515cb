import { expect, test } from 'vitest';
import { findHoldReasons } from './hold-reasons.ts';
import { ReviewSettings } from './review-settings.ts';

const usual = ReviewSettings.parse({});
const find = (text: string, settings: Partial<ReviewSettings> = {}) =>
  findHoldReasons({ title: '', text, photos: 0 }, { ...usual, ...settings });

test.each([
  'Call 9829010003 for a better price',
  'मेरा नंबर ९८२९०१०००३ है',
  'আমার নম্বর ৯৮২৯০১০০০৩',
  'என் எண் ௯௮௨௯௦௧௦௦௦௩',
  'എന്റെ നമ്പർ ൯൮൨൯൦൧൦൦൦൩',
  '+91 98290-10003',
  '098290 10003',
  'write to 98 29 01 00 03',
  'nine eight two nine zero one zero zero zero three',
  'London +44 20 7946 0958',
])('a review with a phone number is held: %s', (text) => {
  expect(find(text)).toEqual(['phone']);
});

test.each([
  'see https://cheap.example',
  'www.cheap.example',
  'cheaper at diya-world.shop',
  'diyaworld dot com',
])('a review with a link is held: %s', (text) => {
  expect(find(text)).toEqual(['link']);
});

test.each(['meera@okaxis', 'pay meera (at) ybl'])(
  'a review with an e-mail or UPI address is held: %s',
  (text) => {
    expect(find(text)).toEqual(['email']);
  },
);

test.each(['You bastards!', 'What a BIIITCH', 'Madarchod kahin ke', 'दुकानदार हरामी है', 'saala  kutta'])(
  'a review with abuse in English, Hindi or Hindi in Latin letters is held: %s',
  (text) => {
    expect(find(text)).toEqual(['word']);
  },
);

test.each([
  'Ordered 12 pieces for ₹1,499 on 12.11.2026, came in 3 days.',
  'The class of the work is first rate. It is brass, 22.5 x 14 cm, 1250 g.',
  'One or two of them, do not know. Grandmother, Bass-relief, Scunthorpe, a cocktail table.',
  'बहुत सुंदर दीया है। दो बार मंगाया।',
  'Order HA-2026-00012 came well packed.',
])('an ordinary review is published at once: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('the settings can add words and phrases or hold every review; photos are held by default', () => {
  expect(find('It is a Fake-Product', { words: ['fake product'] })).toEqual(['word']);
  expect(find('Counterfeits!', { words: ['counterfeit*'] })).toEqual(['word']);
  expect(find('Counterfeits!', { words: ['counterfeit'] })).toEqual([]);
  expect(find('Good.', { holdAll: true })).toEqual(['all']);
  const withPhotos = { title: 'Call 9829010003', text: 'Good.', photos: 2 };
  expect(findHoldReasons(withPhotos, usual)).toEqual(['phone', 'photos']);
});
