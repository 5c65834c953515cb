import { z } from 'zod';

// The formats of single settings in the environment.

/** An empty variable counts as unset. */
export const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
export const text = z.preprocess(blankIsUnset, z.string().trim().optional());
export const address = (name: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .url({
        protocol: /^https?$/,
        message: `${name} must be an absolute address such as https://shop.example`,
      })
      .optional(),
  );

/** Accepts only an address without a path: links are built from it, and the shop answers at the root of its host. */
export const origin = (name: string) =>
  address(name).refine(
    (url) => url === undefined || isOrigin(url),
    `${name} must be an address without a path, such as https://shop.example: remove what follows the host`,
  );

function isOrigin(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return /^\/*$/.test(pathname) && search === '' && hash === '';
}

export const postgres = (name: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://`)
      .optional(),
  );

/** Parses `otp=…,order_received=…`: the provider's template for each of ours. */
export const templates = (name: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\w+=[^,=]+(,\w+=[^,=]+)*$/, `${name} must look like otp=123,order_received=456`)
      .transform((pairs) =>
        Object.fromEntries(pairs.split(',').map((pair) => pair.split('=') as [string, string])),
      )
      .optional(),
  );

/** Parses `api-key=…,x-team=…`, as OpenTelemetry writes headers: values may be percent-encoded. */
export const headers = (name: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, `${name} must look like api-key=123,x-team=shop`)
      .transform((pairs, context) => {
        try {
          return Object.fromEntries(pairs.split(',').map(toHeader));
        } catch {
          const message = `${name} has a % that does not start a percent-encoded character: write a percent sign as %25`;
          context.addIssue({ code: 'custom', message });
          return z.NEVER;
        }
      })
      .optional(),
  );

/** Throws URIError for a stray percent sign. */
function toHeader(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
}
