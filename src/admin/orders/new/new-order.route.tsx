import { useMay } from '#admin/session/use-me.ts';
import { Component as NotFound } from '#admin/shell/not-found.route.tsx';
import { useTitle } from '#admin/use-title.ts';
import { NewOrderForm } from './new-order-form.tsx';

export function Component() {
  const may = useMay();
  useTitle('Phone order');
  if (!may('take_orders')) return <NotFound />;
  return (
    <div className="px-4 py-4 md:px-6">
      <NewOrderForm />
    </div>
  );
}
