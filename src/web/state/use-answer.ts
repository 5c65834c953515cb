import { useCallback, useEffect, useState } from 'react';
import type { Sent } from '#contract/client.ts';
import type { Answer, Endpoint, Input } from '#contract/endpoints.ts';
import { ApiError } from '#contract/api-error.ts';
import type { CallOptions } from '#contract/send-call.ts';
import { callApi } from '#web/api-client.ts';

export type Answered<Value> = {
  answer: Value | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  /** Calls the endpoint again; the shown answer stays until the new one arrives. */
  again: () => Promise<void>;
};

/** Reads an endpoint; does nothing while it is undefined. An answer to an earlier request is never shown. */
export function useAnswer<Name extends Extract<Endpoint, `GET ${string}`>>(
  endpoint: Name | undefined,
  ...sent: Sent<Input<Name>>
): Answered<Answer<Name>> {
  const [found, setFound] = useState<Found<Answer<Name>>>();
  const asks = JSON.stringify(sent);
  const key = `${endpoint} ${asks}`;
  useEffect(() => {
    if (!endpoint) return;
    const leaving = new AbortController();
    const asking = async () => {
      const next = await toFound(key, call(endpoint, asks, leaving.signal));
      if (next) setFound(next);
    };
    void asking();
    return () => leaving.abort();
  }, [endpoint, asks, key]);
  const again = useCallback(async () => {
    const next = endpoint && (await toFound(key, call(endpoint, asks)));
    if (next) setFound(next);
  }, [endpoint, asks, key]);
  const current = found?.key === key ? found : undefined;
  return {
    answer: current?.answer,
    error: current?.error,
    isLoading: endpoint !== undefined && current === undefined,
    again,
  };
}

type Found<Value> = { key: string; answer?: Value; error?: ApiError };

/** Calls an endpoint with the arguments of `useAnswer`; they are JSON here, so that equal arguments do not cause another call. */
function call<Name extends Endpoint>(endpoint: Name, asks: string, signal?: AbortSignal) {
  const [parts]: object[] = JSON.parse(asks);
  return callApi(endpoint, ...([{ ...parts, signal }] as unknown as Sent<Input<Name>, CallOptions>));
}

/** Returns the answer or the error; undefined after the call was aborted. */
function toFound<Value>(key: string, answering: Promise<Value>): Promise<Found<Value> | undefined> {
  return answering.then(
    (answer) => ({ key, answer }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return error.kind === 'aborted' ? undefined : { key, error };
    },
  );
}
