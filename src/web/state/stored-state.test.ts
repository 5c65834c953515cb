import { afterEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { syncWithStorage } from './stored-state.ts';

afterEach(() => vi.unstubAllGlobals());

test('what another tab stores while the page still reads is what it shows, and stays stored', async () => {
  const stored = new Map([['cart', '["diya"]']]);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  const store = create<{ lines: string[] }>()(() => ({ lines: [] }));
  const parsing = Promise.withResolvers<void>();
  const loaded = syncWithStorage(store, {
    key: 'cart',
    parse: async (text) => {
      await parsing.promise;
      return JSON.parse(text) as string[];
    },
    read: ({ lines }) => lines,
    write: (lines = []) => ({ lines }),
  });
  stored.set('cart', '[]');
  parsing.resolve();
  await loaded;
  expect(store.getState().lines).toEqual([]);
  expect(stored.get('cart')).toBe('[]');
});
