const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a moment for a message, in Indian time: `29 Nov, 4:05 pm`. */
export function formatIndianTime(at: Date): string {
  return format.format(at);
}
