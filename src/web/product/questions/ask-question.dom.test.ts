import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { useSession } from '#web/state/session-store.ts';
import * as words from '../words.ts';
import { AskQuestion } from './ask-question.tsx';

beforeEach(() => useSession.setState({ token: 'a token' }));

test('an empty question is refused at its field, which receives the focus', async () => {
  const { user } = mount(() => createElement(AskQuestion, { productId: 'prod_1', slug: 'bell' }));
  await user.click(await screen.findByRole('button', { name: words.ask }));
  await user.click(screen.getByRole('button', { name: words.sendQuestion }));
  await screen.findByText(words.writeQuestion);
  expect(document.activeElement).toBe(screen.getByLabelText(words.yourQuestion));
});
