import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer, Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';

export type Report = Answer<'GET /admin/reports/{name}'>;
export type ReportName = Input<'GET /admin/reports/{name}'>['params']['name'];
export type Period = { from: string; to: string };

/** Loads a report over Indian days, both included. The one before it stays in view until the new one is there. */
export function useReport(name: ReportName, period: Period) {
  return useQuery({
    queryKey: ['report', name, period.from, period.to],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/reports/{name}', { params: { name }, query: period, signal }),
    placeholderData: keepPreviousData,
  });
}
