import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';

/**
 * Runs a change of one record that returns the updated record: its page shows it, and the lists and Today are reloaded. If another person
 * has changed the record since, the change is refused and the record is reloaded.
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
