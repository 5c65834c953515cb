type Mistakes = Readonly<Record<string, string>>;

/** Returns those of the shown mistakes that are still there after a correction; a new one is not shown before the form is sent. */
export function keepMistakes(shown: Mistakes, found: Mistakes): Record<string, string> {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}
