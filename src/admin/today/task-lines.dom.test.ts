import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { mountAs } from '#test/scenes/mount-as.ts';
import { TaskLines } from './task-lines.tsx';
import { type Counts, tasks } from './tasks.ts';

test.each<[StaffAbility[], string[]]>([
  [
    ['ship_orders', 'see_orders', 'answer_customers'],
    ['/pack', '/orders?missing=true', '/tickets?state=open'],
  ],
  [['ship_orders', 'answer_customers'], ['/tickets?state=open']],
])('with the abilities %j, the tasks of Today link to %j', async (abilities, hrefs) => {
  const counts = { to_pack: 2, pieces_missing: 1, tickets_due: 3 } as unknown as Counts;
  mountAs(abilities, createElement(TaskLines, { title: 'To do', tasks, counts, rest: 'Nothing waits.' }));
  await screen.findByText('Tickets to answer');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
