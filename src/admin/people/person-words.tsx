import { CircleCheck, DoorClosed, Hourglass } from 'lucide-react';
import type { StaffRole } from '#domain/staff/abilities.ts';
import type { StaffStatus } from '#contract/staff/staff.ts';
import { StateMark } from '#admin/format/state-mark.tsx';

type RoleWords = { word: string; hint: string };

/** The name of a role, and its purpose. */
export const ROLES: Record<StaffRole, RoleWords> = {
  owner: { word: 'Owner', hint: 'Can do everything, including inviting people' },
  packer: { word: 'Packer', hint: 'Packs and ships orders, counts stock, answers customers' },
  writer: { word: 'Writer', hint: 'Products and pages, answers customers' },
  accountant: { word: 'Accountant', hint: 'Orders, invoices, tax returns, courier cash' },
};

export const ROLE_CHOICES = Object.entries(ROLES).map(([value, { word }]) => ({ value, label: word }));

export const ROLE_OPTIONS = Object.entries(ROLES).map(([value, { word, hint }]) => ({
  value,
  label: word,
  hint,
}));

const STATUSES = {
  active: { tone: 'done', icon: CircleCheck, word: 'Active' },
  invited: { tone: 'act', icon: Hourglass, word: 'Invited' },
  left: { tone: 'quiet', icon: DoorClosed, word: 'Left' },
} as const;

export const STATUS_CHOICES = Object.entries(STATUSES).map(([value, { word }]) => ({ value, label: word }));

export function PersonStatus({ status }: { status: StaffStatus }) {
  return <StateMark {...STATUSES[status]} />;
}
