import { Link } from 'react-router';
import type { ListDefinition } from './list-definition.ts';

/** The rows as cards, below 768 pixels. */
export function ListCards<Row>({ list, rows }: { list: ListDefinition<Row>; rows: readonly Row[] }) {
  const look = 'block min-h-18 px-4 py-3';
  return (
    <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-card md:hidden">
      {rows.map((row) => {
        const href = list.hrefOf?.(row);
        return (
          <li key={list.idOf(row)} data-row={list.idOf(row)}>
            {href ? (
              <Link to={href} className={look}>
                {list.card(row)}
              </Link>
            ) : (
              <div className={look}>{list.card(row)}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
