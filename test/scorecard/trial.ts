/** The result of one run of one figure: the number of trials, and the failures as sentences. */
export type Trial = { trials: number; failures: string[]; note?: string };
