/** Returns the return window in words, '7 days'; empty where the shop accepts no returns (0 days). */
export function formatReturnWindow(days: number): string {
  if (days === 0) return '';
  return days === 1 ? '1 day' : `${days} days`;
}
