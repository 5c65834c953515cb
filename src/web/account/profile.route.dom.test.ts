import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { useSession } from '#web/state/session-store.ts';
import ProfilePage from './profile.route.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the focus follows into the form of the profile, and back to the page when it closes', async () => {
  const profile = { first_name: 'Meera', last_name: 'Joshi', phone: '' };
  const user = { id: 'cus_1', name: 'Meera Joshi', email: '', mobile_number: '', profile };
  vi.stubGlobal('fetch', async () => Response.json({ user, verification: {} }));
  useSession.setState({ isLoaded: true, token: 'token' });
  const page = createElement(ProfilePage as never);
  const { user: hand } = mount(() => createElement('main', { id: 'main', tabIndex: -1 }, page));
  await hand.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Edit Profile' }));
  await hand.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
