import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from '#server/is-read.ts';
import { securityHeadersOf } from '#server/security/security-headers.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers `GET /healthz` before all other handlers and without waiting for anything; returns whether it did. A program that is closing
 * returns 503, so that a proxy sends its visitors to the others before the port is closed.
 */
export function answersHealth(publicUrl: string, isOpen: () => boolean): Answer {
  const common = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...securityHeadersOf(publicUrl),
  };
  return ({ url = '', method }, response) => {
    if (!url.startsWith('/healthz') || (url.length > 8 && url[8] !== '?')) return false;
    if (!isRead(method)) return false;
    const [status, body] = isOpen() ? ([200, 'ok'] as const) : ([503, 'closing'] as const);
    response.writeHead(status, { ...common, 'content-length': String(body.length) });
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
