import { Link } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { useReady } from '#admin/setup/use-ready.ts';

/** Shows whether a live product can be bought: only once the shop is open, and only with pieces in stock. */
export function LiveWords({ pieces }: { pieces: number }) {
  const may = useMay();
  const { data } = useReady(may('edit_settings'));
  if (data && !data.is_open)
    return (
      <p className="text-sm text-quiet">
        Customers can buy it as soon as the shop is open.{' '}
        <Link to="/ready" className="inline-flex min-h-11 items-center link">
          See what is missing
        </Link>
      </p>
    );
  if (pieces === 0)
    return (
      <p className="text-sm text-quiet">
        It is in the shop but shows as sold out: there are no pieces in stock.
      </p>
    );
  return <p className="text-sm text-quiet">Customers can buy it. What you save shows in the shop at once.</p>;
}
