import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { FactorsPart } from './factors-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(part: FunctionComponent) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return mount(() => createElement(QueryClientProvider, { client }, createElement(part)));
}

const at = '2026-11-27T08:30:00Z';

test.each([
  [
    'second factors',
    FactorsPart,
    { factors: [], recovery_codes_left: 0 },
    /^You sign in with only a password/,
  ],
  [
    'sessions',
    SessionsPart,
    { sessions: [{ id: 'ses_1', device: '', started_at: at, last_used_at: at, current: true }] },
    /this device/,
  ],
])(
  '%s that fail to load are not shown as empty; the part offers a retry, which loads them',
  async (_, part, answer, shown) => {
    const fetch = vi.fn(async () => Response.json({ error: 'Down' }, { status: 500 }));
    vi.stubGlobal('fetch', fetch);
    const { user } = open(part);
    await screen.findByRole('button', { name: 'Retry' });
    fetch.mockImplementation(async () => Response.json(answer));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(shown);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);
