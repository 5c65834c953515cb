import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';
import { openPieces } from './rendering/fragment-cache.ts';
import { placeFonts } from './rendering/deferred-fonts.ts';
import { loadLater } from './rendering/deferred-scripts.ts';
import { PieceContext } from './rendering/fragment.tsx';
import { type Stretch, madePage, shopContext } from './rendering/shop-context.ts';

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
  await readData(routerContext);
  await ownTurn();
  // By this the entry tells our scripts from any that came in with somebody's words.
  const mark = randomUUID();
  headers.set('x-script-mark', mark);
  const page = () => (
    <ServerRouter
      context={{ ...routerContext, serverHandoffStream: noStream }}
      url={request.url}
      nonce={mark}
    />
  );
  context.set(madePage, renderAtOnce(page(), mark) ?? [await renderWhole(page(), mark)]);
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

type Meta = { streamCache?: Record<number, { result: { done: boolean; value: string } }> };

/** Reads what the loaders brought before rendering begins, so that the router finds it where it would otherwise wait for it. */
async function readData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const decoder = new TextDecoder();
  let value = '';
  for await (const chunk of serverHandoffStream) value += decoder.decode(chunk, { stream: true });
  (renderMeta as Meta).streamCache = { 0: { result: { done: true, value } } };
}

/** All of it has been read already; the router only looks whether there is one. */
const noStream = { getReader: () => undefined } as unknown as ReadableStream<Uint8Array>;

const gaveUp = '<!--$!-->';

/** In one go, at half the cost of a stream; undefined when a part of the page has to wait for something. */
function renderAtOnce(page: React.ReactNode, mark: string): Stretch[] | undefined {
  const pieces = openPieces(randomUUID());
  const html = renderToString(<PieceContext value={pieces.place}>{page}</PieceContext>);
  if (html.includes(gaveUp)) return undefined;
  return pieces.assemble(`<!DOCTYPE html>${letFirstThingsFirst(html, mark)}`);
}

function letFirstThingsFirst(html: string, mark: string): string {
  return import.meta.env.PROD ? placeFonts(loadLater(html, mark), mark) : html;
}

function renderWhole(page: React.ReactNode, mark: string): Promise<Stretch> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = letFirstThingsFirst(Buffer.concat(chunks).toString(), mark);
        resolve({ bytes: Buffer.from(html), isKnown: false });
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
