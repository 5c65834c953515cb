import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { CodeFlow } from './code-flow.tsx';
import * as words from './words.ts';

const mobile = () => screen.findByRole('textbox', { name: words.mobile });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

function mountFlow() {
  return mount(() =>
    createElement(CodeFlow, {
      family: { kind: 'either' },
      labels: { send: words.continueLogin, verify: words.verifyLogin },
      onDone() {},
      onSkip() {},
    }),
  );
}

/** Types a number and continues to the choice between WhatsApp and SMS. */
async function reachDelivery({ user }: ReturnType<typeof mountFlow>): Promise<void> {
  await user.type(await mobile(), '9876543210');
  await user.click(screen.getByRole('button', { name: words.continueLogin }));
}

test('the sign-in flow does not take the focus on load, and changing the number moves it to the number field', async () => {
  const mounted = mountFlow();
  const { user } = mounted;
  expect(document.activeElement).not.toBe(await mobile());
  await reachDelivery(mounted);
  await user.click(await screen.findByRole('button', { name: words.changeNumber }));
  expect(document.activeElement).toBe(await mobile());

  await user.click(screen.getByRole('button', { name: words.continueLogin }));
  await user.click(await screen.findByRole('button', { name: words.sendOtp }));
  await screen.findByRole('textbox', { name: words.code });
  await user.click(screen.getByRole('button', { name: words.changeNumber }));
  expect(document.activeElement).toBe(await mobile());
});

test('a code that could not be sent returns the focus to the number field', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Please wait' }, { status: 429 }));
  const mounted = mountFlow();
  await reachDelivery(mounted);
  await mounted.user.click(await screen.findByRole('button', { name: words.sendOtp }));
  await screen.findByText('Please wait');
  expect(document.activeElement).toBe(await mobile());
});

test('a code that is sent late opens no step over a number that is being changed', async () => {
  const sent = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => sent.promise);
  const mounted = mountFlow();
  const { user } = mounted;
  await reachDelivery(mounted);
  await user.click(await screen.findByRole('button', { name: words.sendOtp }));
  await user.click(screen.getByRole('button', { name: words.changeNumber }));
  await user.type(await mobile(), '{Backspace}{Backspace}');
  sent.resolve(Response.json({}));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await mobile()).toHaveProperty('value', '98765432');
  expect(screen.queryByRole('textbox', { name: words.code })).toBeNull();
});

test('the expiry of a code is announced, its countdown is not', async () => {
  const mounted = mountFlow();
  await reachDelivery(mounted);
  await screen.findByRole('button', { name: words.sendOtp });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  fireEvent.click(screen.getByRole('button', { name: words.sendOtp }));
  await screen.findByRole('timer');
  const said = () => screen.getAllByRole('status').map((element) => element.textContent);
  expect(said().join()).not.toContain('OTP has expired');
  act(() => void vi.advanceTimersByTime(301_000));
  expect(said()).toContain('OTP has expired');
});

test('a reloaded page asks for the code already sent, and after five minutes for the number again', async () => {
  const mounted = mountFlow();
  await reachDelivery(mounted);
  await mounted.user.click(await screen.findByRole('button', { name: words.sendOtp }));
  await screen.findByRole('textbox', { name: words.code });
  cleanup();
  const { user } = mountFlow();
  await screen.findByRole('textbox', { name: words.code });
  expect(screen.getByText(words.codeSentTo('+91 98765 43210'))).toBeTruthy();
  cleanup();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 60_000 });
  mountFlow();
  expect((await screen.findByRole('timer')).textContent).toMatch(/ (4:00|3:5\d)$/);
  vi.useRealTimers();
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  mountFlow();
  await mobile();
  vi.useRealTimers();
  cleanup();
  mountFlow();
  await user.click(await screen.findByRole('button', { name: words.changeNumber }));
  cleanup();
  mountFlow();
  await mobile();
});
