import { z } from 'zod';

// How single settings are written in the environment.

/** An empty variable counts as unset. */
export const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
export const text = z.preprocess(blankIsUnset, z.string().trim().optional());
export const origin = (name: string) =>
  z.preprocess(
    blankIsUnset,
    z
      .url({
        protocol: /^https?$/,
        message: `${name} must be an absolute address such as https://shop.example`,
      })
      .optional(),
  );

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
      .transform((pairs) =>
        Object.fromEntries(
          pairs.split(',').map((pair) => {
            const at = pair.indexOf('=');
            return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))] as const;
          }),
        ),
      )
      .optional(),
  );
