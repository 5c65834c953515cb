import { ClipboardCheck, PackagePlus, PackageX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { StockLevelMark } from '../stock-level.tsx';
import { type StockItem, nameOf } from '../use-item.ts';
import { CountDialog } from './count-dialog.tsx';
import { DamageDialog } from './damage-dialog.tsx';
import { ItemMoves } from './item-moves.tsx';
import { NoteForm } from './note-form.tsx';

/** One SKU: its pieces, the actions on them, its shelf and low mark, and the newest moves. */
export function ItemPage({ item }: { item: StockItem }) {
  const [open, setOpen] = useState<'count' | 'damage'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={nameOf(item)} parent="/stock">
        <span className="text-quiet figures">{item.sku}</span>
        <StockLevelMark level={item.level} />
      </ScreenHead>
      <Figures item={item} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('count')}>
          <ClipboardCheck aria-hidden="true" size={18} />
          Count
        </Button>
        <Link
          to={`/stock/receive?sku=${encodeURIComponent(item.sku)}`}
          className={buttonClasses({ variant: 'secondary' })}
        >
          <PackagePlus aria-hidden="true" size={18} />
          Receive
        </Link>
        <Button variant="secondary" disabled={item.in_stock === 0} onClick={() => setOpen('damage')}>
          <PackageX aria-hidden="true" size={18} />
          Damaged
        </Button>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ItemMoves item={item} />
        <Part title="Shelf and low mark">
          <NoteForm key={item.sku} item={item} />
        </Part>
      </div>
      {open === 'count' && <CountDialog item={item} onClose={close} />}
      {open === 'damage' && <DamageDialog item={item} onClose={close} />}
    </div>
  );
}

function Figures({ item: { in_stock, held, waiting, low_at, one_off } }: { item: StockItem }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Figure name="In stock" value={in_stock} />
      <Figure name="Held by orders to pack" value={held} />
      <Figure name="Customers waiting" value={waiting} />
      <Figure name="Low at" value={one_off ? 'One of a kind' : low_at} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number | string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-lg font-medium figures">{value}</dd>
    </div>
  );
}
