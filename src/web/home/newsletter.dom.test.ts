import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SOMETHING_WRONG } from '#contract/api-error.ts';
import { mount } from '#test/mount.ts';
import { Newsletter } from './newsletter.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the answer takes the focus from the button that it replaces', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: '' }));
  const { user } = mount(Newsletter);
  await user.type(await screen.findByRole('textbox'), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const answer = await screen.findByRole('status');
  expect(document.activeElement).toBe(answer);
});

test('the form says that it failed where the call failed in the browser and not in the shop', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const { user } = mount(Newsletter);
  await user.type(await screen.findByRole('textbox'), 'meera@example.com');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText(SOMETHING_WRONG);
  expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true');
});
