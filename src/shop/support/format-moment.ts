const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as the owner reads it, Indian time. */
export function formatIndianTime(at: Date): string {
  return format.format(at);
}
