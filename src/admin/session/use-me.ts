import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';

export type Me = Answer<'GET /admin/me'>;

/** Loads the signed-in person; null without a session. */
export function useSession() {
  return useQuery({ queryKey: ME, queryFn: readMe, staleTime: 60_000 });
}

async function readMe({ signal }: { signal: AbortSignal }): Promise<Me | null> {
  try {
    return await callAdmin('GET /admin/me', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Returns the person who is signed in; for screens, which are shown only to people who are. */
export function useMe(): Me {
  const { data } = useSession();
  if (!data) throw new Error('this screen is shown only to a person who is signed in');
  return data;
}

/** Returns whether the person has an ability: buttons check this, and the server checks again. */
export function useMay(): (ability: StaffAbility) => boolean {
  const { abilities } = useMe();
  return (ability) => abilities.includes(ability);
}
