import { expect, test } from 'vitest';
import { nameDevice } from './name-device.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';

test.each([
  [phone, 'Chrome on Android'],
  [mac, 'Safari on Mac'],
  ['curl/8.9.1', 'curl/8.9.1'],
  ['', 'Unknown device'],
])('%s is called %s', (userAgent, name) => expect(nameDevice(userAgent)).toBe(name));
