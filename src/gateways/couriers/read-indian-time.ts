/** Reads the times of couriers, `23 05 2023 11:43:52` or `2023-05-23 11:43:52`, which are Indian; undefined for anything else. */
export function readIndianTime(text: string): Date | undefined {
  const turned = text.trim().replace(/^(\d{2})[ -](\d{2})[ -](\d{4})/, '$3-$2-$1');
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)/.exec(turned);
  const at = match && new Date(`${match[1]}T${match[2]}+05:30`);
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}
