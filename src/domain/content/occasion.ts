/** A festival that people order for in time; `day` is 'YYYY-MM-DD', or empty without a festival. */
export type Occasion = { name: string; day: string };

/** Returns the occasion if its day is after `today`; null if the owner has named none or its day has come. */
export function findOccasion(occasion: Occasion | undefined, today: string): Occasion | null {
  return occasion && occasion.name !== '' && occasion.day > today ? occasion : null;
}
