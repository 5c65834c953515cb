import { Button } from '#ui/form/button.tsx';
import type { useMoreEntries } from './use-more-entries.ts';

type MoreButtonProps = Omit<ReturnType<typeof useMoreEntries>, 'shown'> & { label: string; isAll: boolean };

/** Loads further entries of a list, and shows why they could not be loaded. */
export function MoreButton({ label, isAll, isLoading, problem, loadMore }: MoreButtonProps) {
  return (
    <>
      {problem && (
        <p role="alert" className="mb-2 text-alert">
          {problem}
        </p>
      )}
      {!isAll && (
        <Button variant="secondary" busy={isLoading} onClick={loadMore}>
          {label}
        </Button>
      )}
    </>
  );
}
