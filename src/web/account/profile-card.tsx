import { Heart, MapPin, Package, Pencil, ReceiptIndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '#domain/customer.ts';
import { formatPhone } from '#domain/phone.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const ways = [
  { label: 'My Orders', to: paths.orders(), Icon: Package },
  { label: 'My Addresses', to: paths.addresses(), Icon: MapPin },
  { label: 'Your Invoices', to: paths.invoices(), Icon: ReceiptIndianRupee },
  { label: 'My Wishlist', to: paths.wishlist(), Icon: Heart },
];

/** What is known about somebody, and the ways to what is theirs. */
export function ProfileCard({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { first_name, last_name, phone } = user.profile;
  const facts = [
    ['First name', first_name],
    ['Last name', last_name],
    ['Email', user.email],
    ['Phone', /^\d{10}$/.test(phone) ? formatPhone(`+91${phone}`) : formatPhone(phone)],
    ['Login mobile', formatPhone(user.mobile_number)],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <section className="rounded-md border border-line bg-card p-5 shadow-card sm:p-6">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-xl font-medium">Your details</h2>
          <Button variant="secondary" onClick={onEdit}>
            <Pencil aria-hidden="true" size={18} /> Edit Profile
          </Button>
        </header>
        <dl className="grid gap-4 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd>{value || <span className="text-quiet">Not given</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
      <nav aria-label="Your account">
        <ul className="grid gap-3 sm:grid-cols-2">
          {ways.map(({ label, to, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-card px-4 font-medium transition-colors hover:border-edge hover:bg-sand"
              >
                <Icon aria-hidden="true" size={22} className="text-madder" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
