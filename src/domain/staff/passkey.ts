import { minuteMs } from '#domain/durations.ts';

/** The time that a person has to answer the prompt of their device. */
export const PASSKEY_CHALLENGE_MS = 5 * minuteMs;
