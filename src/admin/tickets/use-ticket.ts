import { useQuery } from '@tanstack/react-query';
import { callAdmin } from '#admin/call-admin.ts';
import { useRecordChange } from '#admin/use-record-change.ts';

const keyOf = (number: string) => ['ticket', number] as const;

/** Loads a ticket with all its messages. */
export function useTicket(number: string) {
  return useQuery({
    queryKey: keyOf(number),
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/tickets/{number}', { params: { number }, signal })).ticket,
  });
}

/** Answers or closes a ticket and updates its page and the lists. */
export function useTicketChange(number: string) {
  return useRecordChange(keyOf(number), async (said: { answer: string } | { note: string }) => {
    const params = { number };
    if ('answer' in said) {
      const body = { text: said.answer };
      return (await callAdmin('POST /admin/tickets/{number}/answer', { params, body })).ticket;
    }
    return (await callAdmin('POST /admin/tickets/{number}/closure', { params, body: said })).ticket;
  });
}

/** Loads the replies that staff saved. */
export function useSavedReplies() {
  return useQuery({
    queryKey: ['saved-replies'],
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/saved-replies', { signal })).saved_replies,
  });
}
