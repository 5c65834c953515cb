import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';

/**
 * Runs a change of one record, whose answer is the record as it is then: its page shows it, and the lists and Today load again. A refusal
 * because somebody else has changed the record loads it again.
 */
export function useRecordChange<Changed, Sent>(queryKey: QueryKey, change: (sent: Sent) => Promise<Changed>) {
  const client = useQueryClient();
  return useMutation<Changed, ApiError, Sent>({
    mutationFn: change,
    onSuccess: (record) => {
      client.setQueryData(queryKey, record);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['today'] });
    },
    onError: ({ status }) => {
      if (status === 409) void client.invalidateQueries({ queryKey });
    },
  });
}
