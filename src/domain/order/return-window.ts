/** Returns the window for returns in words, '7 days'; empty where the shop takes nothing back (0 days). */
export function formatReturnWindow(days: number): string {
  if (days === 0) return '';
  return days === 1 ? '1 day' : `${days} days`;
}
