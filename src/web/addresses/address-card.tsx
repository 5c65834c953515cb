import { Building2, House, MapPin, Pencil, Trash2 } from 'lucide-react';
import { ADDRESS_TYPE_NAMES, type AddressType } from '#domain/customer/address.ts';
import type { AddressJson } from '#contract/customer/address.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import * as words from './words.ts';

const icons: Record<AddressType, typeof House> = { home: House, work: Building2, other: MapPin };

type AddressCardProps = { address: AddressJson; onEdit: () => void; onDelete: () => void };

/** Shows a saved address in the format of an envelope. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { type, line1, line2, city, state, postal_code, phone, is_default } = address;
  const Icon = icons[type];
  const name = ADDRESS_TYPE_NAMES[type];
  return (
    <article
      aria-label={`${name}: ${line1}`}
      className="flex h-full flex-col gap-1 rounded-md border border-line bg-card p-4 shadow-card"
    >
      <header className="flex min-h-11 flex-wrap items-center gap-2">
        <Icon aria-hidden="true" size={22} className="text-madder" />
        <h2 className="font-medium">{name}</h2>
        {is_default && <Badge tone="leaf">{words.defaultBadge}</Badge>}
        <div className="ml-auto flex">
          <IconButton label={words.editOf(name, line1)} title={words.edit} onClick={onEdit}>
            <Pencil aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label={words.removeOf(name, line1)} title={words.remove} onClick={onDelete}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </header>
      <address className="not-italic">
        <p>{line1}</p>
        {line2 && <p>{line2}</p>}
        <p>
          {city}, {state} <span className="figures">{postal_code}</span>
        </p>
        <p className="mt-2 text-quiet figures">{phone}</p>
      </address>
    </article>
  );
}
