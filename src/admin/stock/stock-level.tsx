import { CircleAlert, CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';
import type { StockItem } from './use-item.ts';

export const LEVELS: Record<StockItem['level'], Mark> = {
  none: { word: 'None', tone: 'alert', icon: CircleAlert },
  low: { word: 'Low', tone: 'act', icon: TriangleAlert },
  enough: { word: 'Enough', tone: 'done', icon: CircleCheck },
  sold: { word: 'Sold', tone: 'quiet', icon: CircleSlash },
};

/** The level of a SKU as icon and word. */
export function StockLevelMark({ level }: Pick<StockItem, 'level'>) {
  return <StateMark {...LEVELS[level]} />;
}
