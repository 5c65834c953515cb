import { Link } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';

/** Links to the records of an earlier shop that have their own screens. */
export function MovedPart() {
  const may = useMay();
  return (
    <Part title="From your earlier shop">
      <ul>
        {may('see_orders') && (
          <li>
            <Link to="/past-orders" className="inline-flex min-h-11 items-center link">
              Past orders
            </Link>
          </li>
        )}
        {may('edit_content') && (
          <li>
            <Link to="/words/redirects" className="inline-flex min-h-11 items-center link">
              Old addresses
            </Link>
          </li>
        )}
      </ul>
    </Part>
  );
}
