import { toShownLogo } from '#domain/seller/shown-logo.ts';
import type { ShopLogo } from '#domain/seller/shop-logo.ts';

/** The header of the shop's pages, with the logo or else the name. */
export function LogoPreview({ logo, shopName }: { logo: ShopLogo | null; shopName: string }) {
  return (
    <div className="flex h-16 items-center rounded-md border border-line bg-paper px-4">
      {logo ? (
        <img {...toShownLogo(logo)} alt={`Logo of ${shopName}`} className="mix-blend-multiply" />
      ) : (
        <span className="truncate font-display text-xl font-medium">{shopName}</span>
      )}
    </div>
  );
}
