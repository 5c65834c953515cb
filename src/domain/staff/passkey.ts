import { minuteMs } from '#domain/durations.ts';

/** How long a person has for the question of their device. */
export const PASSKEY_CHALLENGE_MS = 5 * minuteMs;
