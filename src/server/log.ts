import { pino } from 'pino';
import type { Log } from '#shop/context.ts';

/** Log lines as JSON; whatever could open an account or name a person is left out. */
export function createLog(level: string = 'info'): Log {
  return pino({
    level,
    redact: {
      paths: [
        '*.token',
        '*.otp',
        '*.code',
        '*.signature',
        '*.authorization',
        '*.password',
        '*.mobile',
        '*.phone',
        '*.email',
      ],
      censor: '[hidden]',
    },
  });
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
