/** An option by which the variants of another shop differ, such as Colour or Material. */
export type Choice = { name: string; value: string };

const isColor = /^(colou?rs?|shade|rang|रंग)$/i;
const isSize = /^(sizes?|dimensions?|length|saiz|आकार|साइज़?)$/i;

/**
 * Returns which options are the colour and which the size of our variants, by name. An option with another name takes the one that is free,
 * because variants here differ by colour and size alone; more than two become one text.
 */
export function mapOptions(names: readonly string[]): { color: string[]; size: string[] } {
  const color = names.filter((name) => isColor.test(name.trim()));
  const size = names.filter((name) => isSize.test(name.trim()));
  const others = names.filter((name) => !color.includes(name) && !size.includes(name));
  if (size.length === 0) return { color, size: others };
  if (color.length === 0) return { color: others, size };
  return { color, size: [...size, ...others] };
}

/** Returns the values of some options as one text: `M / Cotton`. */
export function joinChoices(choices: readonly Choice[], names: readonly string[]): string {
  return names
    .flatMap((name) => choices.find((choice) => choice.name === name)?.value ?? [])
    .filter((value) => value !== '')
    .join(' / ');
}

/** Returns the names of options that are kept under a different name. */
export function listRenamed({ color, size }: { color: string[]; size: string[] }): string[] {
  return [
    ...color.filter((name) => !isColor.test(name.trim())),
    ...size.filter((name) => !isSize.test(name.trim())),
  ];
}
