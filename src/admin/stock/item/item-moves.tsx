import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callAdmin } from '#admin/call-admin.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Part } from '#admin/shell/part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MoveCard } from '../moves/move-card.tsx';
import type { StockItem } from '../use-item.ts';

const shown = 20;

/** The newest moves of a SKU. */
export function ItemMoves({ item: { sku } }: { item: StockItem }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['stock', 'moves', sku],
    queryFn: ({ signal }) => callAdmin('GET /admin/stock/moves', { query: { sku, limit: shown }, signal }),
  });
  return (
    <Part
      title="Movements"
      aside={
        data &&
        data.total > shown && (
          <Link to={`/stock/moves?sku=${encodeURIComponent(sku)}`} className="link">
            All {data.total}
          </Link>
        )
      }
    >
      {!data && error && <CannotReach error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.moves.length === 0 && <p className="text-quiet">No stock movements yet.</p>}
      <ul className="divide-y divide-line">
        {data?.moves.map((move) => (
          <li key={move.id} className="py-2">
            <MoveCard move={move} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
