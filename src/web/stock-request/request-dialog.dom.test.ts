import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { RequestDialog } from './request-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a request that is being sent leaves the focus on its button and takes no second press', async () => {
  const answer = Promise.withResolvers<Response>();
  let sent = 0;
  vi.stubGlobal('fetch', () => {
    sent += 1;
    return answer.promise;
  });
  const wanted = { productId: 'prd_1', name: 'Brass diya', soldOut: [] };
  const { user } = mount(() => createElement(RequestDialog, { wanted, onClose() {} }));
  const button = await screen.findByRole('button', { name: 'Notify me' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  // A button that is disabled loses the focus.
  expect(button.hasAttribute('disabled')).toBe(false);
  await user.click(button);
  expect(sent).toBe(1);
  answer.resolve(Response.json({ error: 'Please try again' }, { status: 500 }));
  await screen.findByText('Please try again');
  expect(document.activeElement).toBe(button);
});
