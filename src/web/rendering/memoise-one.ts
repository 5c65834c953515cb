/**
 * Returns a function that makes an object and returns the same one as long as the arguments are identical, so that the server finds the
 * fragments already rendered for it without comparing content.
 */
export function memoiseOne<Values extends readonly unknown[], Made>(
  make: (...values: Values) => Made,
): (...values: Values) => Made {
  let latest: { values: Values; made: Made } | undefined;
  return (...values) => {
    const isSame = latest?.values.every((value, index) => Object.is(value, values[index]));
    if (!latest || !isSame) latest = { values, made: make(...values) };
    return latest.made;
  };
}
