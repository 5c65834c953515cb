import { useCallback, useEffect, useState } from 'react';
import { ApiError, type CallOptions, getJson } from '#web/api-client.ts';

export type Answered<Answer> = {
  answer: Answer | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Asks once more; what is shown stays until the new answer is there. */
  again: () => Promise<void>;
};

/** What `GET /api/v1{path}` says; nothing is asked while `path` is undefined. An answer to an older question is never shown. */
export function useAnswer<Answer>(
  path: string | undefined,
  query: CallOptions['query'] = {},
): Answered<Answer> {
  const [found, setFound] = useState<Found<Answer>>();
  const asks = JSON.stringify(query);
  useEffect(() => {
    if (!path) return;
    const leaving = new AbortController();
    const asking = async () => {
      const next = await ask<Answer>(path, asks, leaving.signal);
      if (next) setFound(next);
    };
    void asking();
    return () => leaving.abort();
  }, [path, asks]);
  const again = useCallback(async () => {
    const next = path && (await ask<Answer>(path, asks));
    if (next) setFound(next);
  }, [path, asks]);
  const current = found?.key === toKey(path ?? '', asks) ? found : undefined;
  return {
    answer: current?.answer,
    error: current?.error,
    isLoading: path !== undefined && current === undefined,
    again,
  };
}

type Found<Answer> = { key: string; answer?: Answer; error?: ApiError };

async function ask<Answer>(
  path: string,
  asks: string,
  signal?: AbortSignal,
): Promise<Found<Answer> | undefined> {
  const key = toKey(path, asks);
  try {
    return { key, answer: await getJson<Answer>(path, { query: JSON.parse(asks), signal }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.kind === 'aborted' ? undefined : { key, error };
  }
}

function toKey(path: string, asks: string): string {
  return path + asks;
}
