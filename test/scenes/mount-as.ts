import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, createElement } from 'react';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { ME } from '#admin/query-client.ts';
import { mount } from '../mount.ts';

/** Mounts a part of the admin for a person who has these abilities. */
export function mountAs(abilities: readonly StaffAbility[], part: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(ME, { staff: { id: 'sta_1', name: 'Ravi' }, abilities });
  return mount(() => createElement(QueryClientProvider, { client }, part));
}
