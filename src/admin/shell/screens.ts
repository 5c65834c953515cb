import {
  Boxes,
  CircleCheckBig,
  CircleQuestionMark,
  Contact,
  FileUp,
  IndianRupee,
  KeyRound,
  type LucideIcon,
  Mail,
  MessagesSquare,
  PackageOpen,
  PencilLine,
  ScrollText,
  ShieldCheck,
  ShoppingBag,
  Star,
  Sun,
  Tag,
  Undo2,
  Users,
} from 'lucide-react';
import type { StaffAbility } from '#domain/staff/abilities.ts';

export type Screen = {
  path: string;
  name: string;
  icon: LucideIcon;
  /** Paths of screens that belong to this one but lie elsewhere. */
  areas?: readonly string[];
  /** The group that lists it; Today is in none. */
  group?: Group;
  /** Only people with this ability, or with one of these, see the screen; without it everybody does. */
  ability?: StaffAbility | readonly StaffAbility[];
  /** Another ability that the screen also needs. */
  also?: StaffAbility;
};

/** The groups of the rail, in order; Today is above them. */
export const GROUPS = ['Sell', 'Catalogue', 'Content', 'Money', 'Settings'] as const;
export type Group = (typeof GROUPS)[number];

/** The screens of the rail, in its order. A screen that does not exist yet is not listed. */
export const SCREENS: readonly Screen[] = [
  { path: '/', name: 'Today', icon: Sun },
  {
    path: '/orders',
    areas: ['/past-orders'],
    name: 'Orders',
    icon: ShoppingBag,
    group: 'Sell',
    ability: 'see_orders',
  },
  {
    path: '/pack',
    name: 'Pack',
    icon: PackageOpen,
    group: 'Sell',
    ability: 'ship_orders',
    also: 'see_orders',
  },
  { path: '/returns', name: 'Returns', icon: Undo2, group: 'Sell', ability: 'see_orders' },
  { path: '/tickets', name: 'Tickets', icon: MessagesSquare, group: 'Sell', ability: 'answer_customers' },
  { path: '/customers', name: 'Customers', icon: Contact, group: 'Sell', ability: 'answer_customers' },
  { path: '/products', name: 'Products', icon: Tag, group: 'Catalogue', ability: 'edit_products' },
  { path: '/stock', name: 'Stock', icon: Boxes, group: 'Catalogue', ability: 'edit_stock' },
  {
    path: '/questions',
    name: 'Questions',
    icon: CircleQuestionMark,
    group: 'Catalogue',
    ability: 'answer_customers',
  },
  { path: '/reviews', name: 'Reviews', icon: Star, group: 'Catalogue', ability: 'answer_customers' },
  {
    path: '/words',
    name: 'Content and offers',
    icon: PencilLine,
    group: 'Content',
    ability: ['edit_content', 'edit_products', 'edit_promotions'],
  },
  { path: '/subscribers', name: 'Newsletter', icon: Mail, group: 'Content', ability: 'edit_content' },
  {
    path: '/money',
    areas: ['/reports'],
    name: 'Money',
    icon: IndianRupee,
    group: 'Money',
    ability: ['see_invoices', 'collect_cash', 'export_tax_returns'],
  },
  {
    path: '/ready',
    areas: ['/settings'],
    name: 'Set-up',
    icon: CircleCheckBig,
    group: 'Settings',
    ability: 'edit_settings',
  },
  { path: '/people', name: 'People', icon: Users, group: 'Settings', ability: 'manage_staff' },
  { path: '/safety', name: 'Safety', icon: ShieldCheck, group: 'Settings', ability: 'keep_safe' },
  { path: '/move', name: 'Import, export', icon: FileUp, group: 'Settings', ability: 'move_data' },
  { path: '/audit', name: 'Audit', icon: ScrollText, group: 'Settings', ability: 'see_audit' },
  { path: '/api-keys', name: 'API keys', icon: KeyRound, group: 'Settings', ability: 'manage_staff' },
];

/** Returns whether a path lies within a screen. Today is at its own path alone. */
export function isWithin({ path, areas = [] }: Pick<Screen, 'path' | 'areas'>, pathname: string): boolean {
  if (path === '/') return pathname === '/';
  return [path, ...areas].some((area) => pathname === area || pathname.startsWith(`${area}/`));
}

/** The screens that the bar of a phone prefers, in order, and how many fit next to More. */
const PREFERRED = ['/', '/orders', '/pack', '/products', '/money', '/stock', '/tickets'];
const ROOM = 4;

/** Divides the screens that the person may see between the bar of a phone and More. */
export function splitForPhone(screens: readonly Screen[]): { bar: Screen[]; more: Screen[] } {
  const bar = PREFERRED.flatMap((path) => screens.filter((screen) => screen.path === path)).slice(0, ROOM);
  return { bar, more: screens.filter((screen) => !bar.includes(screen)) };
}
