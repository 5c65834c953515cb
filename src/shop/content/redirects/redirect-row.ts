import { invalid } from '#domain/error.ts';
import type { RedirectJson } from '#contract/import-export/redirect.ts';
import { onConstraint } from '#shop/on-constraint.ts';

type Row = Omit<RedirectJson, 'created_at'> & { created_at: Date };

/** The columns of a redirect that staff sees. */
export const redirectColumns = ['id', 'path', 'target', 'version', 'created_at'] as const;

/** Returns a redirect for the admin. */
export function toRedirectJson({ created_at, ...row }: Row): RedirectJson {
  return { ...row, created_at: created_at.toISOString() };
}

const sentence = 'This old address already has a redirect. Change that one.';

/** Runs a change of a redirect; throws invalid `redirect.path_taken` where another one has its old address. */
export async function refuseTakenPath<Result>(change: () => Promise<Result>): Promise<Result> {
  return change().catch(
    onConstraint('redirects_by_path', () => invalid('redirect.path_taken', sentence, { path: sentence })),
  );
}
