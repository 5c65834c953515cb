import { z } from 'zod';

/** The target of a link in the footer or a slide: a path of ours or an https page. */
export const Link = z
  .string()
  .trim()
  .max(500)
  .refine(
    (url) => /^\/(?![/\\])/.test(url) || isHttps(url),
    'Use a path such as /about or an https:// address',
  );

/** A `Link`, or an empty text. */
export const OptionalLink = Link.or(z.literal(''));

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
