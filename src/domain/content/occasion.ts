/** A festival for which people order in time; `day` is 'YYYY-MM-DD', or empty while there is none. */
export type Occasion = { name: string; day: string };

/** Returns the occasion that lies ahead of a day; null where the owner has named none, and once it is over. */
export function findOccasion(occasion: Occasion | undefined, today: string): Occasion | null {
  return occasion && occasion.name !== '' && occasion.day > today ? occasion : null;
}
