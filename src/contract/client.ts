import type { Answer, Endpoint, Input } from './endpoints.ts';

/** A call as HTTP: the method, the path with its query, and JSON where there is a body. */
export type HttpCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Calls an endpoint by its name; path, query, headers, body and answer have the types of its route. */
export type ApiClient<Options> = <Name extends Endpoint>(
  endpoint: Name,
  ...sent: Sent<Input<Name>, Options>
) => Promise<Answer<Name>>;

/** The argument after the name of an endpoint; it may be left out where nothing in it is required. */
export type Sent<Parts, Options = unknown> = object extends Parts & Options
  ? [sent?: Parts & Options]
  : [sent: Parts & Options];

/**
 * Makes a client from a function that sends a call and returns the JSON of its response. The client knows the routes by their types alone,
 * so no schema is loaded in the browser; responses are not parsed again.
 */
export function createClient<Options extends object = object>(
  send: (call: HttpCall, options: Options) => Promise<unknown>,
): ApiClient<Options> {
  const client = (endpoint: Endpoint, sent?: Parts & Options) =>
    send(toHttpCall(endpoint, sent), sent ?? ({} as Options));
  return client as ApiClient<Options>;
}

/** Returns the path of an endpoint from the root of the host, with its parameters and query. */
export function toPath<Name extends Endpoint>(
  endpoint: Name,
  ...[sent]: Sent<Pick<Input<Name>, keyof Input<Name> & ('params' | 'query')>>
): string {
  return toHttpCall(endpoint, sent).path;
}

/** The arguments of a call, which the types of its route have checked. */
type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown> | URLSearchParams;
  headers?: Record<string, unknown>;
  body?: unknown;
};

function toHttpCall(
  endpoint: Endpoint,
  { params = {}, query = {}, headers = {}, body }: Parts = {},
): HttpCall {
  const [method = '', template = ''] = endpoint.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(query instanceof URLSearchParams ? query : listGiven(query)).toString();
  return {
    method,
    path: `/api/v1${path}${search && `?${search}`}`,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...listGiven(headers),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

function listGiven(named: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/**
 * Returns 128 random bits in hexadecimal, for an idempotency key or the id of something created in a browser. `crypto.randomUUID` does not
 * exist on a page without TLS.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
