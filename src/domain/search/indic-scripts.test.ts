import { expect, test } from 'vitest';
import { indicToLatin } from './indic-scripts.ts';

test.each([
  ['Tamil', 'மீனாட்சி', 'Miinaatchi'],
  ['Tamil', 'தமிழ்', 'Tamil'],
  ['Tamil', 'வெங்கடேசன்', 'Venkatesan'],
  ['Tamil', 'சென்னை', 'Chennai'],
  ['Tamil', 'காஞ்சி', 'Kaanchi'],
  ['Telugu', 'రామ', 'Raama'],
  ['Kannada', 'ಕನ್ನಡ', 'Kannada'],
  ['Malayalam', 'മലയാളം', 'Malayaalan'],
  ['Bengali', 'মীনা', 'Miinaa'],
  ['Gujarati', 'અમિત', 'Amit'],
  ['Gurmukhi', 'ਸਿੰਘ', 'Singh'],
  ['Odia', 'ଓଡିଶା', 'Odishaa'],
])('%s: %s is transliterated as %s', (_, written, said) => expect(indicToLatin(written)).toBe(said));

test('other text is unchanged, and Tamil digits become Western digits', () => {
  expect(indicToLatin('Asha Rao, मीरा, ௧௨')).toBe('Asha Rao, मीरा, 12');
  expect(indicToLatin('4, காந்தி Road')).toBe('4, Kaanti Road');
});
