import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { register } from './register.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const asha = { email: 'asha.verma@example.in', name: 'Asha Verma' };

test.each(['password1', 'PASSWORD1', '1234567890', 'iloveyou', 'qwertyuiop'])(
  'the leaked password %s is refused, regardless of case',
  async (password) => {
    const refused = refuseWeakPassword(shop.ctx, password, asha);
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'password.weak' });
  },
);

test.each(['Haat@2026', 'ashaverma99', 'Asha Verma!', 'verma1234567', 'Welcome--2026'])(
  'the password %s, a word of the shop or of the person with digits and punctuation, is refused',
  async (password) => {
    const refused = refuseWeakPassword(shop.ctx, password, asha);
    await expect(refused).rejects.toMatchObject({
      fields: { password: expect.stringContaining('easy to guess') },
    });
  },
);

test.each(['a diya in the wind', '73920418463', 'दीपावली की शाम', 'my haat has brass'])(
  'the password %s is accepted, without composition rules',
  async (password) => {
    await expect(refuseWeakPassword(shop.ctx, password, asha)).resolves.toBeUndefined();
  },
);

test.each([
  ['73920418463', { email: 'asha.verma@example.in' }],
  ['73920418463', { email: '12345678@example.in', name: 'Asha Verma' }],
  ['none2026', { email: 'asha.verma@example.in' }],
])(
  'the password %s of %o is accepted, as it is no word of the shop or of the person',
  async (password, person) => {
    await expect(refuseWeakPassword(shop.ctx, password, person)).resolves.toBeUndefined();
  },
);

test('a weak password neither registers a customer nor adds staff', async () => {
  const who = { address: '127.0.0.1', device: 'test' };
  const weak = { kind: 'invalid', code: 'password.weak' };
  await expect(register(shop.ctx, { ...asha, password: 'password1' }, who)).rejects.toMatchObject(weak);
  const staff = { email: 'p@example.in', name: 'Packer', role: 'packer', password: 'password1' } as const;
  await expect(addStaff(shop.as({ kind: 'system' }), staff)).rejects.toMatchObject(weak);
});
