/** The time of day; tests set it. */
export type Clock = { now: () => Date };
