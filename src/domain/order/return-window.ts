/** How many days the owner's words give for sending something back: '7 days from delivery'; undefined where they name none. */
export function readReturnDays(words: string): number | undefined {
  const [, days] = /\b(\d{1,3})[\s-]*days?\b/i.exec(words) ?? [];
  return days === undefined ? undefined : Number(days) || undefined;
}
