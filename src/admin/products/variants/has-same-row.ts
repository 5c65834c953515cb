type Props = Readonly<Record<string, unknown>>;

/**
 * Returns whether a variant looks the same as before, for `memo`. The form copies its variants on every change, so the variant and its
 * mistakes are compared by content.
 */
export function hasSameRow(before: Props, after: Props): boolean {
  return Object.keys(after).every((name) =>
    name === 'row' || name === 'mistakes'
      ? holdSame(before[name] as Props, after[name] as Props)
      : Object.is(before[name], after[name]),
  );
}

function holdSame(one: Props = {}, other: Props = {}): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Object.is(one[name], other[name]));
}
