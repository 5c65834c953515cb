import { toStockState } from '#domain/stock/stock.ts';
import { classes } from '#ui/classes.ts';

const tones = { in: 'text-leaf', few: 'text-turmeric-deep', out: 'text-alert' };

/** Shows 'in stock', how few pieces are left, or 'out of stock'; the number is always the real one. */
export function StockNote({ pieces, className }: { pieces: number; className?: string }) {
  const { kind, words } = toStockState(pieces);
  return <span className={classes('font-medium', tones[kind], className)}>{words}</span>;
}
