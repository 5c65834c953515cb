import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { isSame } from '#admin/form/conflict/merge-fields.ts';
import { noAddress } from '#admin/orders/actions/address-fields.tsx';
import { useDelayed } from '#admin/search/use-delayed.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { type OrderValues, type PartProps, isWholePhone } from './order-values.ts';

type Caller = NonNullable<Answer<'GET /admin/callers'>['customer']>;

/**
 * Asks for the caller's number, which finds the customer; their name and last address fill the fields that are still empty. A new number
 * also replaces the fields that were not edited.
 */
export function CallerPart({ values, mistakes, change }: PartProps) {
  const caller = useCaller(values.phone);
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => number.current?.focus(), []);
  const filled = useRef<Filled>(nothing);
  useEffect(() => {
    if (caller === undefined) return;
    const found = toFilled(caller);
    change(keepTyped(values, filled.current, found));
    filled.current = found;
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

/** Looks up the caller by a complete number; null for an unknown number, undefined until it is known. */
function useCaller(typed: string): Caller | null | undefined {
  const phone = useDelayed(typed);
  const { data } = useQuery({
    queryKey: ['caller', phone],
    queryFn: async ({ signal }) =>
      (await callAdmin('GET /admin/callers', { query: { phone }, signal })).customer,
    enabled: isWholePhone(phone),
  });
  return typed === phone && isWholePhone(phone) ? data : undefined;
}

/** The fields that a known number fills in. */
type Filled = Pick<OrderValues, 'name' | 'email' | 'address'>;

const nothing: Filled = { name: '', email: '', address: noAddress };

function toFilled(caller: Caller | null): Filled {
  return caller ? { name: caller.name, email: caller.email, address: caller.address ?? noAddress } : nothing;
}

/**
 * Returns the values that a caller fills in: for empty fields, and for fields that still hold what the previous number filled in. The
 * address is one field, which is empty while none of its parts was typed.
 */
function keepTyped(values: OrderValues, before: Filled, found: Filled): Partial<OrderValues> {
  const { name, email, address } = values;
  const followsNumber = isSame(address, before.address) || isSame(address, noAddress);
  return {
    ...((!name || name === before.name) && { name: found.name }),
    ...((!email || email === before.email) && { email: found.email }),
    ...(followsNumber && { address: found.address }),
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
          , {formatCount(caller.orders, 'order')}
          {caller.refused > 0 && <span className="text-alert">, {caller.refused} refused at the door</span>}
        </>
      )}
    </p>
  );
}
