import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';

export type Report = Answer<'GET /admin/reports/{name}'>;
export type ReportName = Input<'GET /admin/reports/{name}'>['params']['name'];
export type Period = { from: string; to: string };
/** The query of a report: its days, and the maker if it is a statement. */
export type Wanted = Period & { maker?: string };

/** Loads a report over Indian days, both included. The previous report stays in view until the new one has loaded. */
export function useReport(name: ReportName, wanted: Wanted) {
  return useQuery({
    queryKey: ['report', name, wanted.from, wanted.to, wanted.maker ?? ''],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/reports/{name}', { params: { name }, query: wanted, signal }),
    placeholderData: keepPreviousData,
  });
}
