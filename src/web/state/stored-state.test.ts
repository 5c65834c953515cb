import { afterEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { listToasts } from '#ui/overlay/toasts.ts';
import { syncWithStorage } from './stored-state.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page restored by Back shows what other tabs stored meanwhile, and does not overwrite it', async () => {
  const stored = new Map([['cart', '["diya"]']]);
  const store = create<{ lines: string[] }>()(() => ({ lines: [] }));
  const window = openTab(stored);
  await syncWithStorage(store, kept);
  stored.set('cart', '["diya","thali"]');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(store.getState().lines).toEqual(['diya', 'thali']));
  store.setState(({ lines }) => ({ lines: [...lines, 'lamp'] }));
  expect(stored.get('cart')).toBe('["diya","thali","lamp"]');
});

test('a change stored by another tab during loading is shown and stays stored', async () => {
  const stored = new Map([['cart', '["diya"]']]);
  openTab(stored);
  const store = create<{ lines: string[] }>()(() => ({ lines: [] }));
  const parsing = Promise.withResolvers<void>();
  const loaded = syncWithStorage(store, {
    ...kept,
    parse: async (text) => {
      await parsing.promise;
      return kept.parse(text);
    },
  });
  stored.set('cart', '[]');
  parsing.resolve();
  await loaded;
  expect(store.getState().lines).toEqual([]);
  expect(stored.get('cart')).toBe('[]');
});

test('unreadable stored data is kept, and the page offers to reload', async () => {
  const stored = new Map([['cart', '["diya"]']]);
  openTab(stored);
  const store = create<{ lines: string[] }>()(() => ({ lines: [] }));
  const parse = () => Promise.reject(new Error('the script is not there'));
  await expect(syncWithStorage(store, { ...kept, parse })).rejects.toThrow('the script is not there');
  store.setState({ lines: ['thali'] });
  expect(stored.get('cart')).toBe('["diya"]');
  expect(listToasts().map(({ action }) => action?.label)).toEqual(['Reload']);
});

type Lines = { lines: string[] };

const kept = {
  key: 'cart',
  parse: async (text: string) => JSON.parse(text) as string[],
  read: ({ lines }: Lines) => lines,
  write: (lines: string[] = []) => ({ lines }),
};

/** Stands for a tab with this storage. */
function openTab(stored: Map<string, string>): EventTarget {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const window = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', window);
  return window;
}
