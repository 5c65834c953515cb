import { useNavigate } from 'react-router';
import { EndRecord } from '#admin/form/end-record.tsx';
import type { Promotion } from './promotion-words.tsx';
import { useChangePromotion, useRemovePromotion } from './use-promotion.ts';

/** The button that ends a running code now, or removes one that has never run. */
export function EndPromotion({ promotion }: { promotion: Promotion }) {
  const { id, code, version, state, used_count } = promotion;
  const navigate = useNavigate();
  const end = useChangePromotion(id);
  const remove = useRemovePromotion(id);
  const isRunning = state === 'running' || state === 'used_up';
  if (!isRunning && used_count > 0) return null;
  return (
    <EndRecord
      isRunning={isRunning}
      title={isRunning ? `End ${code} now?` : `Remove ${code}?`}
      effect={
        isRunning
          ? 'Nobody can use it any more. Orders that used it keep their price.'
          : 'No order used it. It is removed from the list.'
      }
      busy={end.isPending || remove.isPending}
      end={(answered) => end.mutate({ version, end_now: true }, answered)}
      remove={(answered) =>
        remove.mutate(undefined, { ...answered, onSuccess: () => navigate('/words/codes') })
      }
    />
  );
}
