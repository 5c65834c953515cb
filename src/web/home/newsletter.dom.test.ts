import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { Newsletter } from './newsletter.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the answer takes the focus from the button that it replaces', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: '' }));
  const { user } = mount(Newsletter);
  await user.type(await screen.findByRole('textbox'), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const answer = await screen.findByRole('status');
  expect(document.activeElement).toBe(answer);
});
