/** Returns what was typed into the named fields of a form; an absent field is empty. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const typed = new FormData(form);
  const entries = names.map((name) => [name, String(typed.get(name) ?? '')] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
