import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { FileButton } from '#admin/file-button.tsx';
import { Loaded } from '#admin/loaded.tsx';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { useTitle } from '#admin/use-title.ts';
import { RemittanceLines } from './remittance-lines.tsx';
import { RemittanceMark } from './remittances-list.tsx';
import { Transfers } from './transfers.tsx';

type Remittance = Answer<'GET /admin/remittances/{id}'>['remittance'];

/** One file of a courier: its transfers, and what became of each line. */
export function Component() {
  const { id = '' } = useParams();
  const remittance = useQuery({
    queryKey: ['remittance', id],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/remittances/{id}', { params: { id }, signal })).remittance,
  });
  useTitle('Remittance');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <Loaded query={remittance}>{(data) => <RemittancePage remittance={data} />}</Loaded>
    </div>
  );
}

function RemittancePage({ remittance }: { remittance: Remittance }) {
  const { id, file_name, at, by, paid, booked_amount, items } = remittance;
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={file_name || id}>
        <RemittanceMark remittance={remittance} />
        <p className="text-sm text-quiet">
          {formatMoment(at)}
          {by && `, by ${by}`}
        </p>
      </ScreenHead>
      <Part title={`${rupees(booked_amount)} booked of ${rupees(paid)} paid`}>
        <Transfers lines={items} />
      </Part>
      <Part
        title={formatCount(items.length, 'line')}
        aside={
          <FileButton
            path={toPath('GET /admin/remittances/{id}', { params: { id } })}
            type="text/csv"
            name={`remittance-${id}.csv`}
            label="CSV"
          />
        }
      >
        {items.some(({ state }) => state === 'matched') && (
          <p className="text-sm text-alert">
            Only part of this file was booked. Add it again to book the other lines that match.
          </p>
        )}
        <RemittanceLines lines={items} />
      </Part>
    </div>
  );
}
