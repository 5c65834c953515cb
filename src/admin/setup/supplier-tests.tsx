import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '#contract/api-error.ts';
import type { SupplierReadiness } from '#contract/seller/readiness.ts';
import type { Supplier } from '#domain/seller/readiness.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMe } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { READY } from './ready-key.ts';

const names: Record<Supplier, string> = {
  razorpay: 'Razorpay',
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  courier: 'courier',
};

type SupplierTestsProps = { title: string; suppliers: readonly SupplierReadiness[] };

/** Suppliers of the shop, each with the environment variables that it still needs, or a test that makes a real request to it. */
export function SupplierTests({ title, suppliers }: SupplierTestsProps) {
  return (
    <Part title={title}>
      <p className="text-sm text-quiet">
        Keys are set on the server as environment variables, and never kept in the database. After changing
        them, restart the shop.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {suppliers.map((each) => (
          <li key={each.supplier} className="flex flex-col gap-2 py-3">
            <span className="font-medium first-letter:uppercase">{names[each.supplier]}</span>
            <span className="text-sm wrap-break-word">
              {each.is_set ? 'On.' : `${each.variables.join(', ')}: not set.`} {formatResult(each)}
            </span>
            {each.is_set && <Test supplier={each.supplier} />}
            {each.supplier === 'courier' && (
              <Link to="/settings/courier" className="link inline-flex min-h-11 items-center">
                Set up the courier
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Returns whether a supplier sends messages to customers. */
export function isChannel(supplier: Supplier): boolean {
  return supplier === 'email' || supplier === 'sms' || supplier === 'whatsapp';
}

function formatResult({ supplier, checked_at, failure, is_set }: SupplierReadiness): string {
  if (!is_set) return isChannel(supplier) ? `Off: the shop sends nothing by ${names[supplier]}.` : '';
  if (!checked_at) return 'Not tested yet.';
  return failure ?? `It worked on ${formatMoment(checked_at)}.`;
}

function Test({ supplier }: { supplier: Supplier }) {
  const { staff } = useMe();
  const hint = useId();
  const isCode = supplier === 'sms' || supplier === 'whatsapp';
  const [to, setTo] = useState(supplier === 'email' ? staff.email : '');
  const client = useQueryClient();
  const test = useMutation<SupplierReadiness, ApiError>({
    mutationFn: () => callAdmin('POST /admin/ready/{supplier}', { params: { supplier }, body: { to } }),
    onSettled: () => void client.invalidateQueries({ queryKey: READY }),
  });
  const error = test.error?.messageOr('The shop did not answer. Try again.');
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        test.mutate();
      }}
    >
      {isChannel(supplier) && (
        <TextInput
          label={isCode ? 'Send a test code to' : 'Send a test to'}
          type={isCode ? 'tel' : 'email'}
          className="w-full sm:w-72"
          aria-describedby={isCode ? hint : undefined}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
      <Button type="submit" variant="secondary" className="min-h-12" busy={test.isPending}>
        Test {names[supplier]}
      </Button>
      {isCode && (
        <p id={hint} className="w-full text-sm text-quiet">
          Include +91. Nobody can sign in with this code.
        </p>
      )}
      {error && (
        <p role="alert" className="w-full text-sm text-alert">
          {error}
        </p>
      )}
    </form>
  );
}
