import { z } from 'zod';
import { secretList } from './security/secret-keys.ts';
import { address, blankIsUnset, headers, origin, postgres, templates, text } from './setting-values.ts';

/** The variables of the environment that the program knows, each with its form and its default; README.md explains them. */
export const Environment = z.object({
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce.number('PORT must be a number').int().min(0).max(65_535).default(3000),
  ),
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  PUBLIC_URL: origin('PUBLIC_URL'),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./data')),
  DATABASE_URL: postgres('DATABASE_URL'),
  DATABASE_READ_URL: postgres('DATABASE_READ_URL'),
  DATABASE_SESSION_URL: postgres('DATABASE_SESSION_URL'),
  MEDIA_STORE: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(
        /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[a-z0-9][a-z0-9_/-]*)?$/,
        'MEDIA_STORE must look like s3://bucket or s3://bucket/folder',
      )
      .optional(),
  ),
  S3_ENDPOINT: address('S3_ENDPOINT'),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SECRET_KEY: z.preprocess(blankIsUnset, secretList('SECRET_KEY').optional()),
  ROLE: z.preprocess(
    blankIsUnset,
    z.enum(['all', 'web', 'worker'], 'ROLE must be all, web or worker').default('all'),
  ),
  DEMO: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off', 'public'], 'DEMO must be on, off or public').optional(),
  ),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: z.preprocess(blankIsUnset, secretList('RAZORPAY_WEBHOOK_SECRET').optional()),
  SHIPROCKET_EMAIL: text,
  SHIPROCKET_PASSWORD: text,
  SHIPROCKET_WEBHOOK_TOKEN: text,
  DELHIVERY_TOKEN: text,
  DELHIVERY_WEBHOOK_TOKEN: text,
  DELHIVERY_URL: address('DELHIVERY_URL'),
  SMS_PROVIDER: z.preprocess(
    blankIsUnset,
    z.enum(['msg91', 'twilio'], 'SMS_PROVIDER must be msg91 or twilio').optional(),
  ),
  MSG91_AUTH_KEY: text,
  MSG91_SENDER: text,
  MSG91_TEMPLATES: templates('MSG91_TEMPLATES'),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_WHATSAPP_FROM: text,
  TWILIO_TEMPLATES: templates('TWILIO_TEMPLATES'),
  WHATSAPP_PROVIDER: z.preprocess(
    blankIsUnset,
    z.enum(['meta', 'twilio'], 'WHATSAPP_PROVIDER must be meta or twilio').optional(),
  ),
  META_PHONE_NUMBER_ID: text,
  META_ACCESS_TOKEN: text,
  META_TEMPLATES: templates('META_TEMPLATES'),
  SMTP_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: text,
  CDN_PURGE_URL: address('CDN_PURGE_URL'),
  CDN_PURGE_TOKEN: text,
  CONTENT_BASE_URL: address('CONTENT_BASE_URL'),
  PIXEL_ID: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\d{5,20}$/, 'PIXEL_ID must be the number of the pixel, digits only')
      .optional(),
  ),
  METRICS_TOKEN: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT'),
  OTEL_EXPORTER_OTLP_HEADERS: headers('OTEL_EXPORTER_OTLP_HEADERS'),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
      .min(0)
      .max(1, 'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1')
      .default(1),
  ),
  TRUSTED_PROXIES: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('TRUSTED_PROXIES must be the number of proxies before the shop')
      .int()
      .min(0)
      .max(9)
      .default(0),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z
      .enum(
        ['debug', 'info', 'warn', 'error', 'silent'],
        'LOG_LEVEL must be debug, info, warn, error or silent',
      )
      .default('warn'),
  ),
  SERVICE_WORKER: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off'], 'SERVICE_WORKER must be on or off').default('on'),
  ),
  RATE_LIMITS: z.preprocess(
    blankIsUnset,
    z.enum(['on', 'off'], 'RATE_LIMITS must be on or off').default('on'),
  ),
});
