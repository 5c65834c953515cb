type Mistakes = Readonly<Record<string, string>>;

/** Returns those of the shown mistakes that remain after a correction; new ones are not shown until the form is submitted. */
export function keepMistakes(shown: Mistakes, found: Mistakes): Record<string, string> {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}
