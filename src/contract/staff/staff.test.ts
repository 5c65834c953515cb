import { expect, test } from 'vitest';
import { StaffLogin } from './staff.ts';

test('staff logs in with an address in any case', () => {
  expect(StaffLogin.parse({ email: ' Owner@Haat.Example ', password: 'x' }).email).toBe('owner@haat.example');
});
