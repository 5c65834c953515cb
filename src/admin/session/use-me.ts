import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoints.ts';
import { type StaffAbility, hasAbility } from '#domain/staff/staff.ts';
import { readSession } from '#admin/call-admin.ts';
import { ME } from '#admin/query-client.ts';

export type Me = Pick<Answer<'POST /admin/login'>, 'staff'>;

/** Asks who is signed in; null where nobody is. */
export function useSession() {
  return useQuery<Me | null>({ queryKey: ME, queryFn: readSession, staleTime: 60_000 });
}

/** Returns the person who is signed in; for screens, which are shown only to people who are. */
export function useMe(): Me {
  const { data } = useSession();
  if (!data) throw new Error('this screen is shown only to a person who is signed in');
  return data;
}

/** Returns whether the person may do something: buttons ask this, and the commands ask again. */
export function useMay(): (ability: StaffAbility) => boolean {
  const { staff } = useMe();
  return (ability) => hasAbility(staff.role, ability);
}
