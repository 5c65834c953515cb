import { CircleAlert, CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';
import type { Import, ListedImport } from './use-imports.ts';

const NOUNS: Record<Import['kind'], { one: string; many: string }> = {
  products: { one: 'product', many: 'products' },
  customers: { one: 'customer', many: 'customers' },
  orders: { one: 'past order', many: 'past orders' },
  redirects: { one: 'old address', many: 'old addresses' },
  photos: { one: 'photo', many: 'photos' },
};

/** Formats how many records of a kind there are: "1 product", "8,700 products". */
export function formatRecords(kind: Import['kind'], count: number): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? NOUNS[kind].one : NOUNS[kind].many}`;
}

/** Shows the state of an import. */
export function ImportMark({ file }: { file: ListedImport }) {
  return <StateMark {...markOf(file)} />;
}

function markOf({ status, dry_run, refused }: ListedImport): Mark {
  if (status === 'waiting' || status === 'running')
    return { tone: 'moving', icon: CircleDashed, word: dry_run ? 'Being checked' : 'Being imported' };
  if (status === 'cancelled') return { tone: 'quiet', icon: CircleSlash, word: 'Stopped' };
  if (status === 'failed') return { tone: 'alert', icon: CircleAlert, word: 'Failed' };
  if (dry_run) return { tone: 'act', icon: CircleDashed, word: 'Checked, not imported' };
  if (refused > 0)
    return { tone: 'alert', icon: CircleAlert, word: `${refused.toLocaleString('en-IN')} refused` };
  return { tone: 'done', icon: CircleCheck, word: 'Imported' };
}
