import { LogOut, MapPin, Package, User, UserRound, Heart } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { greetingName } from '#domain/customer/customer-name.ts';
import { paths } from '#web/paths.ts';
import { logOut } from '#web/state/account-sync.ts';
import { useIsLoggedIn, useSession } from '#web/state/session-store.ts';
import { IconButton, iconButtonClasses } from '#ui/form/icon-button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { NavPanel } from './nav-panel.tsx';
import * as words from './words.ts';

/** A login link, or the customer's menu when logged in. */
export function UserMenu({ className }: { className?: string }) {
  const isLoggedIn = useIsLoggedIn();
  return <div className={className}>{isLoggedIn ? <AccountMenu /> : <LoginLink />}</div>;
}

function LoginLink() {
  return (
    <Link to={paths.login()} aria-label={words.login} className={iconButtonClasses()}>
      <User aria-hidden="true" size={22} />
    </Link>
  );
}

const entries = [
  { label: words.myProfile, to: paths.profile(), Icon: UserRound },
  { label: words.myAddresses, to: paths.addresses(), Icon: MapPin },
  { label: words.myOrders, to: paths.orders(), Icon: Package },
  { label: words.myWishlist, to: paths.wishlist(), Icon: Heart },
];

function AccountMenu() {
  const user = useSession((session) => session.user);
  const leave = useLogout();
  return (
    <NavPanel
      as="div"
      renderTrigger={(opener) => (
        <IconButton label={words.account} {...opener}>
          <UserRound aria-hidden="true" size={22} />
        </IconButton>
      )}
      align="right"
      panelClassName="w-60"
    >
      <p className="px-5 pt-2 pb-1 font-medium">{words.hello(greetingName(user ?? undefined))}</p>
      <ul className="p-2 pt-0">
        {entries.map(({ label, to, Icon }) => (
          <li key={label}>
            <Link to={to} className="menu-line">
              <Icon aria-hidden="true" size={20} className="text-quiet" />
              {label}
            </Link>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <button type="button" onClick={leave} className="menu-line">
            <LogOut aria-hidden="true" size={20} className="text-quiet" />
            {words.logout}
          </button>
        </li>
      </ul>
    </NavPanel>
  );
}

/** Returns a function that logs out and opens the home page. */
export function useLogout(): () => Promise<void> {
  const leave = useLeave();
  return () => leave(words.loggedOut);
}

/** Returns a function that logs out, opens the home page and shows the given message. */
export function useLeave(): (message: string) => Promise<void> {
  const navigate = useNavigate();
  return async (message) => {
    await logOut();
    await navigate(paths.home());
    notify(message);
  };
}
