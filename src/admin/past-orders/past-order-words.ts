/** Formats the state of an order in the earlier shop, in that shop's words: "Fulfilled, paid". */
export function formatPastState({ status, payment }: { status: string; payment: string }): string {
  const text = [status, payment].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
