import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { type OrderValues, type PartProps, isWholePhone } from './order-values.ts';

type Caller = NonNullable<Answer<'GET /admin/callers'>['customer']>;

/** Asks who calls: the number finds the customer, whose name and last address fill the fields that are still empty. */
export function CallerPart({ values, mistakes, change }: PartProps) {
  const caller = useCaller(values.phone);
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => number.current?.focus(), []);
  useEffect(() => {
    if (caller) change(fillFrom(caller, values));
    // Found values are filled in once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [caller]);
  return (
    <Part title="Customer">
      <div className="flex flex-col gap-4">
        <TextInput
          name="phone"
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          ref={number}
          value={values.phone}
          error={mistakes.phone}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <Known caller={caller} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            name="name"
            label="Name"
            autoComplete="off"
            value={values.name}
            error={mistakes.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextInput
            name="email"
            label="E-mail (optional)"
            type="email"
            autoComplete="off"
            value={values.email}
            error={mistakes.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </div>
      </div>
    </Part>
  );
}

/** Looks up who calls from a complete number; null for an unknown one, undefined while nothing is known. */
function useCaller(typed: string): Caller | null | undefined {
  const phone = useDelayed(typed);
  const { data } = useQuery({
    queryKey: ['caller', phone],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/callers', { query: { phone }, signal })).customer,
    enabled: isWholePhone(phone),
  });
  return isWholePhone(typed) ? data : undefined;
}

function fillFrom({ name, email, address }: Caller, values: OrderValues): Partial<OrderValues> {
  return {
    ...(!values.name && { name }),
    ...(!values.email && { email }),
    ...(!values.address.line1 && address && { address }),
  };
}

function Known({ caller }: { caller: Caller | null | undefined }) {
  const may = useMay();
  return (
    <p role="status" className="text-sm empty:hidden">
      {caller === null && 'A new customer.'}
      {caller && (
        <>
          {may('answer_customers') ? (
            <Link to={`/customers/${caller.id}`} className="link">
              {caller.name || 'Known customer'}
            </Link>
          ) : (
            caller.name
          )}
          , {caller.orders === 1 ? '1 order' : `${caller.orders} orders`}
          {caller.refused > 0 && <span className="text-alert">, {caller.refused} refused at the door</span>}
        </>
      )}
    </p>
  );
}
