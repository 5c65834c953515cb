import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClaim } from './use-claim.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens an order whose claim is answered when the test says so. */
function openOrder() {
  const sent: string[] = [];
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_: string, { method }: { method: string }) => {
    sent.push(method);
    return method === 'POST' ? answer.promise : Promise.resolve(Response.json({}));
  });
  return { sent, answer, close: renderHook(() => useClaim('ord_1', true)).unmount };
}

test('an order that is closed before its claim was answered is released after the answer, never before the claim', async () => {
  const { sent, answer, close } = openOrder();
  close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual(['POST']);
  answer.resolve(Response.json({ claim: null }));
  await vi.waitFor(() => expect(sent).toEqual(['POST', 'DELETE']));
});

test('an order claimed by a colleague is not released by a staff member who only viewed it', async () => {
  const { sent, answer, close } = openOrder();
  close();
  answer.resolve(Response.json({ error: 'Ravi is packing this order.' }, { status: 409 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(['POST']);
});
