import { afterEach, expect, test, vi } from 'vitest';
import { listParcels } from './parcel-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('a parcel store that failed to open is tried again on the next call', async () => {
  let asked = 0;
  vi.stubGlobal('indexedDB', {
    open() {
      asked += 1;
      const request = Object.assign(new EventTarget(), { error: new Error('The disk is busy') });
      queueMicrotask(() => request.dispatchEvent(new Event('error')));
      return request;
    },
  });
  await expect(listParcels()).rejects.toThrow('The disk is busy');
  await expect(listParcels()).rejects.toThrow('The disk is busy');
  expect(asked).toBe(2);
});
