/** Formats how far an order came in the earlier shop, in that shop's words: "fulfilled, paid". */
export function formatPastState({ status, payment }: { status: string; payment: string }): string {
  return [status, payment].filter(Boolean).join(', ');
}
