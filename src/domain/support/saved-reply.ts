/** The words in braces that a saved reply fills in. */
export const REPLY_BLANKS = ['name', 'ticket'] as const;

/** Returns the text of a saved reply for one ticket. */
export function fillReply(text: string, { name, ticket }: { name: string; ticket: string }): string {
  return text.replaceAll('{name}', name).replaceAll('{ticket}', ticket);
}
