type Range = { min: number; max: number | undefined };

/** Returns the value after a key press at `value`, inside the range; undefined for keys that change nothing. */
export function nextValue(value: number, key: string, { min, max }: Range): number | undefined {
  const targets: Record<string, number | undefined> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 10,
    PageDown: value - 10,
    Home: min,
    End: max,
  };
  const target = targets[key];
  return target === undefined ? undefined : clamp(target, { min, max });
}

/** Reads typed text as a number inside the range; undefined when it is not a number. */
export function readValue(typed: string, range: Range): number | undefined {
  const digits = typed.trim().replaceAll(/[,\s]/g, '');
  return /^[+-]?\d{1,9}(\.\d*)?$/.test(digits) ? clamp(Math.trunc(Number(digits)), range) : undefined;
}

function clamp(value: number, { min, max = Infinity }: Range): number {
  return Math.max(min, Math.min(max, value));
}
