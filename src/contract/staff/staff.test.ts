import { expect, test } from 'vitest';
import { StaffLogin } from './staff.ts';

test('the e-mail address of a staff login is normalised to lower case', () => {
  expect(StaffLogin.parse({ email: ' Owner@Haat.Example ', password: 'x' }).email).toBe('owner@haat.example');
});
