/** Splits a list that is joined by commas; a comma of an entry is written `\,`. */
export function splitList(text: string): string[] {
  const parts = text.split(/(?<!\\),/).map((part) => part.replaceAll(String.raw`\,`, ',').trim());
  return parts.filter((part) => part !== '');
}
