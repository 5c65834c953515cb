import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { useSession } from '#web/state/session-store.ts';
import * as words from '../words.ts';
import { AskQuestion } from './ask-question.tsx';

beforeEach(() => useSession.setState({ token: 'a token' }));
afterEach(() => vi.restoreAllMocks());

test('an empty question is refused at its field, which receives the focus', async () => {
  const { user } = mount(() => createElement(AskQuestion, { productId: 'prod_1', slug: 'bell' }));
  await user.click(await screen.findByRole('button', { name: words.ask }));
  await user.click(screen.getByRole('button', { name: words.sendQuestion }));
  await screen.findByText(words.writeQuestion);
  expect(document.activeElement).toBe(screen.getByLabelText(words.yourQuestion));
});

test('a question that failed in the browser and not in the shop says so and keeps its text', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function');
  });
  const { user } = mount(() => createElement(AskQuestion, { productId: 'prod_2', slug: 'bell' }));
  await user.click(await screen.findByRole('button', { name: words.ask }));
  await user.type(screen.getByLabelText(words.yourQuestion), 'Is it heavy?');
  await user.click(screen.getByRole('button', { name: words.sendQuestion }));
  await screen.findByText(words.askFailed);
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.yourQuestion).value).toBe('Is it heavy?');
});
