import {
  CircleCheckBig,
  Contact,
  IndianRupee,
  KeyRound,
  type LucideIcon,
  Mail,
  MessagesSquare,
  PackageOpen,
  ScrollText,
  ShoppingBag,
  Sun,
  Undo2,
  Users,
} from 'lucide-react';
import type { StaffAbility } from '#domain/staff/abilities.ts';

export type Screen = {
  path: string;
  name: string;
  icon: LucideIcon;
  /** Only people with this ability, or with one of these, see the screen; without it everybody does. */
  ability?: StaffAbility | readonly StaffAbility[];
  /** Whether the bar of a phone has it; the others are under More. */
  inBar?: boolean;
};

/** The screens of the rail, in its order. A screen that does not exist yet is not listed. */
export const SCREENS: readonly Screen[] = [
  { path: '/', name: 'Today', icon: Sun, inBar: true },
  { path: '/orders', name: 'Orders', icon: ShoppingBag, ability: 'see_orders', inBar: true },
  { path: '/pack', name: 'Pack', icon: PackageOpen, ability: 'ship_orders', inBar: true },
  { path: '/returns', name: 'Returns', icon: Undo2, ability: 'see_orders' },
  { path: '/customers', name: 'Customers', icon: Contact, ability: 'answer_customers' },
  { path: '/tickets', name: 'Tickets', icon: MessagesSquare, ability: 'answer_customers' },
  { path: '/money', name: 'Money', icon: IndianRupee, ability: ['see_invoices', 'collect_cash'] },
  { path: '/subscribers', name: 'Newsletter', icon: Mail, ability: 'edit_content' },
  { path: '/ready', name: 'Ready?', icon: CircleCheckBig, ability: 'edit_settings' },
  { path: '/people', name: 'People', icon: Users, ability: 'manage_staff' },
  { path: '/api-keys', name: 'API keys', icon: KeyRound, ability: 'manage_staff' },
  { path: '/audit', name: 'Audit', icon: ScrollText, ability: 'see_audit' },
];
