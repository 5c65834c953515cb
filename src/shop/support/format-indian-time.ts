const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a moment in Indian time, as the owner reads it. */
export function formatIndianTime(at: Date): string {
  return format.format(at);
}
