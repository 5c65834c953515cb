import type { Answer } from '#contract/endpoints.ts';

/** A message or a job that was given up. */
export type FailedWork = Answer<'GET /admin/failed-work'>['failed'][number];
