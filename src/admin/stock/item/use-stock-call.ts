import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomKey } from '#contract/client.ts';
import type { ApiError } from '#contract/api-error.ts';
import { useStockChanged } from '../use-item.ts';

/** Sends a change of stock. The same change keeps the same key, so that a lost response cannot move stock twice. */
export function useStockCall<Body, Done>(
  send: (body: Body, headers: { 'idempotency-key': string }) => Promise<Done>,
) {
  const changed = useStockChanged();
  const last = useRef({ body: '', key: '' });
  return useMutation<Done, ApiError, Body>({
    mutationFn: (body) => {
      const text = JSON.stringify(body);
      if (last.current.body !== text) last.current = { body: text, key: randomKey() };
      return send(body, { 'idempotency-key': last.current.key });
    },
    onSuccess: changed,
  });
}
