import { useNavigate } from 'react-router';
import { EndRecord } from '#admin/form/end-record.tsx';
import { type PriceChange, formatProducts } from './price-change-words.tsx';
import { useChangePriceChange, useRemovePriceChange } from './use-price-change.ts';

/** The button that ends a running price change now, or removes one that has not begun. */
export function EndPriceChange({ change }: { change: PriceChange }) {
  const { id, name, state, version } = change;
  const navigate = useNavigate();
  const end = useChangePriceChange(id);
  const remove = useRemovePriceChange(id);
  if (state === 'ended') return null;
  const isRunning = state === 'running';
  return (
    <EndRecord
      isRunning={isRunning}
      title={`${isRunning ? 'End now' : 'Remove'}: ${name}?`}
      effect={
        isRunning
          ? `${formatProducts(change)} ${change.products === 1 ? 'goes back to costing what it' : 'go back to costing what they'} did before. Orders keep their prices.`
          : 'It will not start. No price has changed.'
      }
      busy={end.isPending || remove.isPending}
      end={(answered) => end.mutate({ version, end_now: true }, answered)}
      remove={(answered) =>
        remove.mutate(undefined, { ...answered, onSuccess: () => navigate('/words/prices') })
      }
    />
  );
}
