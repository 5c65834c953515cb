import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { shopContext } from './shop-context.ts';

/** How long a page waits for its data before it is given up. */
export const streamTimeout = 5_000;

// The whole page at once rather than in pieces: it is kept as bytes under its URL and needs its length, ETag and hashes.
export default async function answerWithPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = await renderWhole(<ServerRouter context={routerContext} url={request.url} />);
  return new Response(page, { status, headers });
}

/** Failures of loaders and rendering, except the answers a loader throws on purpose. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider)
    .get(shopContext)
    .log.error({ err: error, url: request.url }, 'page failed');
};

function renderWhole(page: React.ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Uint8Array(Buffer.concat(chunks)));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise React moves large ready parts to the end and puts them in place by script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
