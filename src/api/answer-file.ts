import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';

type SentFile = {
  name: string;
  type:
    | 'text/csv; charset=utf-8'
    | 'application/json'
    | 'application/zstd'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  parts: AsyncIterable<string | Uint8Array>;
  /** The length, if it is known in advance. */
  bytes?: number;
};

/**
 * Answers with a file to be saved under a name, part by part as it is made: it is never in memory as a whole. A failure after the first
 * part ends the connection, because the status has been sent.
 */
export function answerFile(c: Context<ApiEnv>, { name, type, parts, bytes }: SentFile) {
  const sent = Readable.from(logged(c, parts), { objectMode: false });
  return c.body(Readable.toWeb(sent) as ReadableStream<Uint8Array>, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    ...(bytes !== undefined && { 'content-length': String(bytes) }),
  });
}

async function* logged(c: Context<ApiEnv>, parts: SentFile['parts']): AsyncGenerator<string | Uint8Array> {
  try {
    yield* parts;
  } catch (error) {
    c.get('ctx').log.error({ error: (error as Error).message, path: c.req.path }, 'a file broke off');
    throw error;
  }
}
