import { z } from 'zod';
import { FOOTER_OF_NOBODY } from '#domain/content/default-footer.ts';
import { FooterContent } from '#domain/content/content.ts';
import type { ContentHostPort } from '#shop/ports.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { type Fetch, callSupplier } from './call-supplier.ts';

type Parts = { baseUrl: string; clock: Clock; log: Log; fetch?: Fetch };

const most = 10;
const Promotion = z
  .object({
    code: z.string().min(1).max(40),
    description: z.string().max(300),
    ends_at: z.iso.datetime({ offset: true }).nullish(),
  })
  .transform(({ code, description, ends_at }) => ({
    code,
    description,
    ...(ends_at && { endsAt: ends_at }),
  }));
const Promotions = z.object({ promotions: z.array(Promotion).transform((all) => all.slice(0, most)) });
const timeoutMs = 2_000;
const retentionMs = 60_000;
/** After a failure the host gets no request for this long. */
const pauseMs = 10_000;

/**
 * Reads promotions and footer from another origin, under the same paths as ours, at most once a minute. A response that is late or does not
 * match our schema is logged; until a correct one arrives there are no promotions and the footer is the built-in one without contact. Pages
 * wait for a host that answered last time, and never for one that failed.
 */
export function createContentHost(parts: Parts): ContentHostPort {
  const readPromotions = remember(parts, '/api/v1/promotions/active', Promotions, { promotions: [] });
  return {
    readFooter: remember(parts, '/api/v1/content/footer', FooterContent, FOOTER_OF_NOBODY),
    readPromotions: async () => (await readPromotions()).promotions,
  };
}

function remember<Value>(
  { baseUrl, clock, log, fetch }: Parts,
  path: string,
  schema: z.ZodType<Value>,
  placeholder: Value,
): () => Promise<Value> {
  const url = `${baseUrl.replace(/\/+$/, '')}${path}`;
  let known = placeholder;
  let until = 0;
  let hasFailed = false;
  let asking: Promise<Value> | undefined;

  async function ask(): Promise<Value> {
    const sentence = 'The content host does not answer';
    try {
      const call = { supplier: 'content host', method: 'GET' as const, url, sentence, timeoutMs };
      known = schema.parse(await callSupplier(fetch ? { ...call, fetch } : call));
      hasFailed = false;
    } catch (error) {
      log.warn({ url, err: error }, 'the content host does not answer as it should');
      known = placeholder;
      hasFailed = true;
    }
    until = clock.now().getTime() + (hasFailed ? pauseMs : retentionMs);
    asking = undefined;
    return known;
  }

  return async () => {
    if (clock.now().getTime() < until) return known;
    asking ??= ask();
    return hasFailed ? known : asking;
  };
}
