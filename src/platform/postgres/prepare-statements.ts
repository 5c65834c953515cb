import type { ClientBase } from 'pg';

/** Plans cost memory in every session, and texts whose length goes with their values would fill it. */
const mostStatements = 100;
/** Said by whoever knows that a statement outside of transactions finds its rows by a key, whatever the values. */
const namedStatement = '/* planned once */';

/**
 * Lets a session keep the plans of what its transactions say again and again: placing an order costs the server half of the work it
 * takes to plan each statement anew. Reads outside transactions are planned with their values, for which some need another index.
 */
export function prepareStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
  const names = new Map<string, string>();
  let generation = 0;
  let isInTransaction = false;

  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text === 'string') follow(text);
    const isRepeatable = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name =
      isRepeatable && (isInTransaction || text.includes(namedStatement)) ? nameOf(text) : undefined;
    if (!name) return query(text, values, ...rest);
    return (query({ name, text, values }, ...rest) as Promise<unknown>).catch(forget);
  }) as typeof client.query;

  function follow(text: string): void {
    if (/^(begin|start transaction)/i.test(text)) isInTransaction = true;
    else if (/^(commit|rollback)(?! to)/i.test(text)) isInTransaction = false;
  }

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < mostStatements) names.set(text, `haat_${generation}_${names.size}`);
    return names.get(text);
  }

  // A table was changed under a running program: its plans are made anew under new names.
  function forget(error: { code?: string }): never {
    if (error.code === '0A000') {
      names.clear();
      generation += 1;
    }
    throw error;
  }
}
