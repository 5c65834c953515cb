/** What one run of one figure showed: how often it was tried, and each failure in words (the first twenty are kept). */
export type Trial = { trials: number; failures: string[]; note?: string };

export type Size = 'short' | 'full';
