import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { ScriptNonce } from './rendering/deferred-scripts.tsx';
import { openFragments } from './rendering/fragment-cache.ts';
import { FragmentContext } from './rendering/fragment.tsx';
import { madePage, shopContext } from './rendering/shop-context.ts';

/** How long a page waits for its data before rendering fails. */
export const streamTimeout = 5_000;

// Sends the whole page at once instead of streaming it: the page cache stores it as bytes under its URL and needs its length, ETag and
// hashes.
export default async function answerWithPage(
  request: Request,
  status: number,
  headers: Headers,
  ...[routerContext, context]: [EntryContext, RouterContextProvider]
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await waitForTick();
  // The nonce by which the entry distinguishes our scripts from scripts injected with user content.
  const mark = randomUUID();
  headers.set('x-script-mark', mark);
  const fragments = openFragments(randomUUID());
  const html = await renderWhole(
    <ScriptNonce value={mark}>
      <FragmentContext value={fragments.place}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </FragmentContext>
    </ScriptNonce>,
    mark,
  );
  context.set(madePage, fragments.assemble(html));
  return new Response(null, { status, headers });
}

/** Logs failures of loaders and rendering, except responses that a loader throws on purpose. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider)
    .get(shopContext)
    .log.error({ err: error, url: request.url }, 'page failed');
};

let lastRendering = Promise.resolve();

/** Resolves in a turn of the event loop without any other rendering, so that the process handles other requests between two renderings. */
function waitForTick(): Promise<void> {
  lastRendering = lastRendering.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastRendering;
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      // React would pause when the stream holds more bytes than this.
      highWaterMark: 2 ** 30,
      writev(written, done) {
        resolve(Buffer.concat(written.map(({ chunk }) => chunk)));
        done();
      },
    });
    // The stream collects the many small pieces that React writes until React ends it.
    sink.cork();
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React moves large finished parts to the end of the page and inserts them by script.
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
