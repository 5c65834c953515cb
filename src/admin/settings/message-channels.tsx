import { Loaded } from '#admin/loaded.tsx';
import { SupplierTests, isChannel } from '#admin/setup/supplier-tests.tsx';
import { useReady } from '#admin/setup/use-ready.ts';

/** The channels for messages about orders: which ones are on, and the results of their tests. */
export function MessageChannels() {
  return (
    <Loaded query={useReady()}>
      {({ suppliers }) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <p className="text-quiet">
            Customers get order updates by e-mail if they gave an address, and on their phone: on WhatsApp if
            they agreed to it, otherwise by SMS. A channel that is off is not used or mentioned.
          </p>
          <SupplierTests
            title="Channels"
            suppliers={suppliers.filter(({ supplier }) => isChannel(supplier))}
          />
        </div>
      )}
    </Loaded>
  );
}
