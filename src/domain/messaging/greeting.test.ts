import { expect, test } from 'vitest';
import { greet } from './greeting.ts';

test.each([
  'Meera Kumari',
  'K. R. Narayanan',
  'K.R. Narayanan',
  "D'Souza",
  'मीरा कुमारी',
  'അമ്മു',
  'Anne-Marie',
])('%s is greeted by name', (name) => expect(greet(name)).toBe(`Namaste ${name},`));

test.each([
  '',
  'Asha\nYour refund: pay.example',
  'Asha\r\nBcc: all@example.com',
  'see http://evil.example',
  'www.evil.example',
  'evil.example',
  'asha@example.com',
  'call 9876543210',
  'A'.repeat(81),
])('%j is left out of the greeting', (name) => expect(greet(name)).toBe('Namaste,'));
