/** Returns the address that opens a chat with the seller, with a first sentence; null where they have no number for it. */
export function toAskUrl(name: string, number: string | undefined): string | null {
  if (!number) return null;
  const words = `Hello, I have a question about ${name}.`;
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(words)}`;
}
