import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { Ticket } from './ticket-words.tsx';

const keyOf = (number: string) => ['ticket', number] as const;

/** Loads a ticket with everything that was said about it. */
export function useTicket(number: string) {
  return useQuery({
    queryKey: keyOf(number),
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/tickets/{number}', { params: { number }, signal })).ticket,
  });
}

/** Answers or closes a ticket; its page and the lists then show it as it is. */
export function useTicketChange(number: string) {
  const client = useQueryClient();
  return useMutation<Ticket, ApiError, { answer: string } | { note: string }>({
    mutationFn: async (said) => {
      const params = { number };
      if ('answer' in said) {
        const body = { text: said.answer };
        return (await callAdmin('POST /admin/tickets/{number}/answer', { params, body })).ticket;
      }
      return (await callAdmin('POST /admin/tickets/{number}/closure', { params, body: said })).ticket;
    },
    onSuccess: (ticket) => {
      client.setQueryData(keyOf(number), ticket);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['today'] });
    },
    onError: (error) => {
      if (error.status === 409) void client.invalidateQueries({ queryKey: keyOf(number) });
    },
  });
}

/** Loads the replies that staff saved. */
export function useSavedReplies() {
  return useQuery({
    queryKey: ['saved-replies'],
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/saved-replies', { signal })).saved_replies,
  });
}
