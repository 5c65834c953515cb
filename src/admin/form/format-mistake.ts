import type { z } from 'zod';

/** Returns the message for a mistake for which the schema has no sentence. The field's label is shown next to it. */
export function formatMistake(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'Fill this in.';
    return issue.origin === 'array' ? 'Add at least one.' : `Enter ${issue.minimum} or more.`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`;
    return issue.origin === 'array'
      ? `Keep at most ${issue.maximum} of them.`
      : `Enter ${issue.maximum} or less.`;
  }
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  return isEmpty ? 'Fill this in.' : 'Check this.';
}
