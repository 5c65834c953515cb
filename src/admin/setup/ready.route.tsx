import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { OpenShop } from './open-shop.tsx';
import { MoreSettings } from './more-settings.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { SupplierTests } from './supplier-tests.tsx';
import { useReady } from './use-ready.ts';

/** Shows what the shop still needs before it opens, and the test results of its suppliers. */
export function Component() {
  const ready = useReady();
  useTitle('Set-up');
  if (ready.isError && !ready.data)
    return <CannotReach error={ready.error} retry={() => void ready.refetch()} />;
  if (!ready.data) return <ScreenSkeleton />;
  const { steps, suppliers } = ready.data;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Set-up</h1>
      <OpenShop ready={ready.data} />
      <SetupSteps steps={steps} />
      <MoreSettings steps={steps} />
      <SupplierTests title="Payment, messages and courier" suppliers={suppliers} />
    </div>
  );
}
