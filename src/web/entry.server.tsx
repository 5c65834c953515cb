import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { ScriptNonce } from './rendering/deferred-scripts.tsx';
import { openPieces } from './rendering/fragment-cache.ts';
import { PieceContext } from './rendering/fragment.tsx';
import { madePage, shopContext } from './rendering/shop-context.ts';

/** How long a page waits for its data before it is given up. */
export const streamTimeout = 5_000;

// The whole page at once rather than in pieces: it is kept as bytes under its URL and needs its length, ETag and hashes.
export default async function answerWithPage(
  request: Request,
  status: number,
  headers: Headers,
  ...[routerContext, context]: [EntryContext, RouterContextProvider]
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await ownTurn();
  // By this the entry tells our scripts from any that came in with somebody's words.
  const mark = randomUUID();
  headers.set('x-script-mark', mark);
  const pieces = openPieces(randomUUID());
  const html = await renderWhole(
    <ScriptNonce value={mark}>
      <PieceContext value={pieces.place}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </PieceContext>
    </ScriptNonce>,
    mark,
  );
  context.set(madePage, pieces.assemble(html));
  return new Response(null, { status, headers });
}

/** Failures of loaders and rendering, except the answers a loader throws on purpose. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider)
    .get(shopContext)
    .log.error({ err: error, url: request.url }, 'page failed');
};

let lastTurn = Promise.resolve();

/** Resolves in a turn of the event loop that no other rendering has: between two of them everything else is answered. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
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
