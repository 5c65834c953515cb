import { randomInt } from 'node:crypto';

/** The seed of generated values. The variable SEED repeats a run; without it the seed is random. */
export const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
