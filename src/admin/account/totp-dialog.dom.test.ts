import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { TotpDialog } from './totp-dialog.tsx';

const begun = {
  id: 'fac_1',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Haat:asha%40example.com?issuer=Haat&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  qr: '<svg/>',
};

test('on a phone, the authenticator app can be opened by a link or given the copied key', async () => {
  const dialog = createElement(TotpDialog, { begun, onAdded: () => {}, onClose: () => {} });
  const { user } = mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, dialog));
  const link = await screen.findByText<HTMLAnchorElement>('Open my authenticator app');
  expect(link.getAttribute('href')).toBe(begun.uri);
  await user.click(screen.getByText('Copy key'));
  await screen.findByText('Key copied');
  expect(await navigator.clipboard.readText()).toBe(begun.secret);
  const key = screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  expect(key.className).not.toContain('break-all');
  expect(screen.getByLabelText('Code from the app').hasAttribute('autofocus')).toBe(true);
});
