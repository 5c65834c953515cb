import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { NewsletterButton } from './newsletter-button.tsx';
import * as words from './words.ts';

afterEach(() => vi.unstubAllGlobals());

test('confirming a subscription moves the focus to the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const button = createElement(NewsletterButton, { token: 't', to: 'confirm' });
  const { user } = mount(() => createElement('main', { id: 'main', tabIndex: -1 }, button));
  await user.click(await screen.findByRole('button', { name: words.newsletterButtons.confirm }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')), 15_000);
});
