import { Link } from 'react-router';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';

type AboutProps = {
  /** Related screens of the admin; without the ability that a screen needs, only its name is shown. */
  links: { to: string; name: string; ability?: StaffAbility }[];
  /** The path of the product in the shop, with the part of its page. */
  shopPath: string;
};

/** Links from a review or a question to its product, its customer, its order and its page in the shop. */
export function AboutProduct({ links, shopPath }: AboutProps) {
  const may = useMay();
  return (
    <Part title="About">
      <ul>
        {links.map(({ to, name, ability }) => (
          <li key={to}>
            {!ability || may(ability) ? (
              <Link to={to} className="inline-flex min-h-11 items-center link">
                {name}
              </Link>
            ) : (
              <span className="inline-flex min-h-11 items-center">{name}</span>
            )}
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
