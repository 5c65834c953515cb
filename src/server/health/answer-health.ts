import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeadersOf } from '#server/security/security-headers.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers `GET /healthz` before all other handlers and without waiting for anything; returns whether it did. */
export function answersHealth(publicUrl: string): Answer {
  const body = 'ok';
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    ...securityHeadersOf(publicUrl),
  };
  return ({ url = '', method }, response) => {
    if (!url.startsWith('/healthz') || (url.length > 8 && url[8] !== '?')) return false;
    if (method !== 'GET' && method !== 'HEAD') return false;
    response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
