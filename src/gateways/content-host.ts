import { z } from 'zod';
import { DEFAULT_FOOTER } from '#domain/content-defaults.ts';
import { FooterContent } from '#domain/content.ts';
import type { Clock, ContentHostPort, Log } from '#shop/context.ts';
import { type Fetch, callSupplier } from './call-supplier.ts';

type Parts = { baseUrl: string; clock: Clock; log: Log; fetch?: Fetch };

const Promotions = z.object({ promotions: z.array(z.object({ code: z.string(), description: z.string() })) });
const timeoutMs = 2_000;
const keptMs = 60_000;
/** After a failure: pages go on with what is known, and the host is left in peace for a while. */
const pauseMs = 10_000;

/**
 * Promotions and footer as another origin has them, under the same paths as ours. Asked at most once a minute; when it does not answer
 * in time or not in our shape, what it last said counts, and before it ever said anything no promotions and the built-in footer.
 */
export function createContentHost(parts: Parts): ContentHostPort {
  const readPromotions = remember(parts, '/api/v1/promotions/active', Promotions, { promotions: [] });
  return {
    readFooter: remember(parts, '/api/v1/content/footer', FooterContent, DEFAULT_FOOTER),
    readPromotions: async () => (await readPromotions()).promotions,
  };
}

function remember<Value>(
  { baseUrl, clock, log, fetch }: Parts,
  path: string,
  schema: z.ZodType<Value>,
  initially: Value,
): () => Promise<Value> {
  let known = initially;
  let until = 0;
  let asking: Promise<Value> | undefined;

  async function ask(): Promise<Value> {
    const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
    const sentence = 'The content host does not answer';
    try {
      const call = { supplier: 'content host', method: 'GET' as const, url, sentence, timeoutMs };
      known = schema.parse(await callSupplier(fetch ? { ...call, fetch } : call));
      until = clock.now().getTime() + keptMs;
    } catch (error) {
      log.warn({ url, err: error }, 'the content host does not answer as it should');
      until = clock.now().getTime() + pauseMs;
    }
    asking = undefined;
    return known;
  }

  return async () => (clock.now().getTime() < until ? known : (asking ??= ask()));
}
