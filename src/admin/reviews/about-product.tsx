import { Link } from 'react-router';
import { Part } from '#admin/shell/part.tsx';

type AboutProps = {
  /** Screens of the admin that have to do with it. */
  links: { to: string; name: string }[];
  /** The path of the product in the shop, with the part of its page. */
  shopPath: string;
};

/** Leads from a review or a question to its product, its customer and its order, and to the page in the shop. */
export function AboutProduct({ links, shopPath }: AboutProps) {
  return (
    <Part title="About">
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center link">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <a href={shopPath} className="inline-flex min-h-11 items-center link">
            Its page in the shop
          </a>
        </li>
      </ul>
    </Part>
  );
}
