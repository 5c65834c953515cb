import { screen, waitFor } from '@testing-library/react';
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

test('logging out a device moves the focus to the page', async () => {
  const used = { started_at: '2026-11-20T06:00:00Z', last_used_at: '2026-11-21T06:00:00Z' };
  const sessions = [
    { ...used, id: 'ses_1', device: 'Chrome/1 Android', current: true },
    { ...used, id: 'ses_2', device: 'Firefox/1 Windows', current: false },
  ];
  vi.stubGlobal('fetch', async (_: unknown, { method }: RequestInit = {}) => {
    if (method === 'DELETE') sessions.pop();
    return Response.json({ sessions, consents: [], log: [], verification: {} });
  });
  useSession.setState({ isLoaded: true, token: 'token' });
  const page = createElement(ProfilePage as never);
  const { user } = mount(
    () => createElement('main', { id: 'main', tabIndex: -1 }, page),
    '/profile?tab=settings',
  );
  await user.click(await screen.findByRole('button', { name: /^Log out Firefox on Windows/ }));
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
