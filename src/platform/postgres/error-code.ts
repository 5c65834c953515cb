/** Returns the code of an error of PostgreSQL or of the operating system; empty where it has none. */
export function codeOf(error: unknown): string {
  // Connecting to a host name with several addresses fails with one error for each of them.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** Returns the constraint by which PostgreSQL refused a statement; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  const { constraint } = (error ?? {}) as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : undefined;
}
