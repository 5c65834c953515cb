import { useEffect, useState } from 'react';
import { type OrderTab, toStatuses } from '#domain/order/allowed-actions.ts';
import type { OrderJson } from '#contract/order/order.ts';
import { toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

const PER_CALL = 20;

type Shown = { tab: OrderTab; orders: OrderJson[]; total: number; page: number };

/** Returns the customer's orders under a tab, newest first, and loads more on demand. */
export function useOrders(tab: OrderTab, isReady: boolean) {
  const [known, setShown] = useState<Shown>();
  const [failure, setFailure] = useState<{ tab: OrderTab; message: string }>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isReady) return;
    const leaving = new AbortController();
    const load = async () => {
      try {
        setShown(await readPage(tab, 1, leaving.signal));
        setFailure(undefined);
      } catch (error) {
        if (!leaving.signal.aborted) setFailure({ tab, message: toMessage(error) });
      }
    };
    void load();
    return () => leaving.abort();
    // `attempt` loads the page again.
  }, [tab, isReady, attempt]);
  const shown = known?.tab === tab ? known : undefined;
  const more = async () => {
    if (!shown) return;
    setLoadingMore(true);
    try {
      const next = await readPage(tab, shown.page + 1);
      // Another tab may have been chosen in the meantime, or this one reloaded.
      setShown((now) =>
        now?.tab === tab && now.page === shown.page
          ? { ...next, orders: append(now.orders, next.orders) }
          : now,
      );
    } catch (error) {
      notify(toMessage(error), { tone: 'error' });
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    orders: shown?.orders,
    hasMore: shown !== undefined && shown.page * PER_CALL < shown.total,
    error: failure?.tab === tab ? failure.message : undefined,
    isLoadingMore,
    more,
    again: () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
    /** Replaces an order that has changed. */
    replace: (order: OrderJson) =>
      setShown(
        (before) =>
          before && { ...before, orders: before.orders.map((each) => (each.id === order.id ? order : each)) },
      ),
  };
}

async function readPage(tab: OrderTab, page: number, signal?: AbortSignal): Promise<Shown> {
  const query = { status: toStatuses(tab)?.join(','), page, limit: PER_CALL };
  const { orders, total } = await callApi('GET /orders', { query, signal });
  return { tab, page, orders: orders.filter((order) => !isReplacedAttempt(order)), total };
}

function append(orders: OrderJson[], older: OrderJson[]): OrderJson[] {
  return [...orders, ...older.filter(({ id }) => orders.every((each) => each.id !== id))];
}

/** Returns whether an order is an attempt that a newer order replaced before any money moved, so that it is of no interest to its buyer. */
function isReplacedAttempt({ cancelled_reason, refunds, credit_notes, payment }: OrderJson): boolean {
  const isAboutMoney = payment.in_progress || payment.paid_at !== null || refunds.length > 0;
  return cancelled_reason === 'replaced' && !isAboutMoney && credit_notes.length === 0;
}

function toMessage(error: unknown): string {
  return toApiError(error, words.loadFailed).message;
}
