/**
 * The same object for as long as it is made of the very same values: the server keeps what it has rendered of it, and does not have to
 * compare its words.
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
