import { screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { ChangePassword } from '#web/account/change-password.tsx';
import ForgotPasswordPage from './forgot-password.route.tsx';
import ResetPasswordPage from './reset-password.route.tsx';
import * as words from './words.ts';

afterEach(() => vi.restoreAllMocks());

test.each<[string, unknown]>([
  ['the request for a link', ForgotPasswordPage],
  ['a new password', ResetPasswordPage],
  ['a changed password', ChangePassword],
])('%s says that it failed where the call failed in the browser and not in the shop', async (_, page) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const { user } = mount(() =>
    createElement(page as ComponentType<{ params: object }>, { params: { token: 't' } }),
  );
  await user.click(await screen.findByRole('button'));
  await screen.findByText(words.somethingWrong);
  expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true');
});
