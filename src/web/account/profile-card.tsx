import { Heart, MapPin, MessageSquareText, Package, Pencil, ReceiptIndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import { formatPhone, stripToNational } from '#domain/customer/phone.ts';
import type { User } from '#contract/customer/user.ts';
import type { ProfileAnswer } from '#contract/customer/profile.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChangeNumber } from './change-number.tsx';
import { EmailState } from './email-state.tsx';
import * as words from './words.ts';

const ways = [
  { label: words.orders, to: paths.orders(), Icon: Package },
  { label: words.addresses, to: paths.addresses(), Icon: MapPin },
  { label: words.invoices, to: paths.invoices(), Icon: ReceiptIndianRupee },
  { label: words.wishlist, to: paths.wishlist(), Icon: Heart },
  { label: words.tickets, to: paths.tickets(), Icon: MessageSquareText },
];

type ProfileCardProps = {
  user: User;
  verification: ProfileAnswer['verification'];
  onEdit: () => void;
  onChanged: () => Promise<void>;
};

/** Shows what the shop knows about the customer, with links to their orders, addresses, invoices and other pages. */
export function ProfileCard({ user, verification, onEdit, onChanged }: ProfileCardProps) {
  const { first_name, last_name, phone } = user.profile;
  const facts = [
    [words.firstName, first_name],
    [words.lastName, last_name],
    [words.email, user.email, <EmailState key="email" email={user.email} verification={verification} />],
    [
      words.phone,
      /^\d{10}$/.test(phone) ? formatPhone(`+91${phone}`) : formatPhone(phone),
      <PhoneState key="phone" {...{ user, verification, onChanged }} />,
    ],
    [
      words.loginMobile,
      formatPhone(user.mobile_number),
      <div key="mobile">
        <ChangeNumber
          number=""
          label={user.mobile_number ? words.changeNumber : words.addNumber}
          onChanged={onChanged}
        />
      </div>,
    ],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <section className="rounded-md border border-line bg-card p-5 shadow-card sm:p-6">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-display text-xl font-medium">{words.details}</h2>
          <Button variant="secondary" onClick={onEdit}>
            <Pencil aria-hidden="true" size={18} /> {words.editProfile}
          </Button>
        </header>
        <dl className="grid gap-4 sm:grid-cols-2">
          {facts.map(([name, value, state]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd>
                {value || <span className="text-quiet">{words.notGiven}</span>}
                {state}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <nav aria-label={words.account}>
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

/** A phone that differs from the login number is unverified and can be confirmed here. */
function PhoneState({ user, verification, onChanged }: Omit<ProfileCardProps, 'onEdit'>) {
  const { phone } = user.profile;
  if (!phone || verification.phone_verified) return phone ? <Confirmed /> : null;
  return (
    <div className="mt-1 flex flex-col items-start gap-1">
      <Badge tone="turmeric">{words.notConfirmed}</Badge>
      <ChangeNumber number={stripToNational(phone)} label={words.confirmNumber} onChanged={onChanged} />
    </div>
  );
}

function Confirmed() {
  return (
    <div className="mt-1">
      <Badge tone="leaf">{words.confirmed}</Badge>
    </div>
  );
}
