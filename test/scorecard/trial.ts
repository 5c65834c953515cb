/** What one run of one figure showed: how often it was tried, and what went wrong in words. */
export type Trial = { trials: number; failures: string[]; note?: string };
