import { useRouteLoaderData } from 'react-router';
import type { Category, Subcategory } from '#domain/catalogue/category.ts';
import type { FooterContent } from '#domain/content/content.ts';
import type { Offered } from '#domain/seller/offered.ts';
import { type Packed, unpack } from '#web/rendering/serialised-props.ts';
import type { ShopFacts } from './page-meta.ts';

/** What every page needs besides its own: kept small, for it travels with each of them. */
export type ShellData = {
  shop: ShopFacts;
  /** Days from delivery within which products may be returned, where the settings are known. */
  returnDays?: number | undefined;
  categories: ShellCategory[];
  promotions: { code: string; description: string; endsAt?: string }[];
  footer: FooterContent;
  /** What this shop does not offer, where there is anything. */
  notOffered?: Partial<Offered>;
  /** Whether this is a demo that everybody can reach. */
  isPublicDemo?: boolean;
  /** Of the social ad pixel, where the shop has one and this document may bring it. */
  pixelId?: string;
};
/** The same as it is sent: what is the same on every page has been written down before. */
export type SentShell = Omit<ShellData, keyof Frame> & { frame: Packed<Frame> };
type Frame = Pick<ShellData, 'categories' | 'footer'>;

export function openShell({ frame, ...shell }: SentShell): ShellData {
  return { ...shell, ...unpack(frame) };
}

/** What the frame of this page was given; undefined where it failed. */
export function useShell(): ShellData | undefined {
  const sent = useRouteLoaderData<SentShell>('root');
  return sent && openShell(sent);
}

export type ShellCategory = Pick<Category, 'slug' | 'name'> & {
  children: Pick<Subcategory, 'slug' | 'name'>[];
};

export function toShellCategory({ slug, name, children }: ShellCategory): ShellCategory {
  return { slug, name, children: children.map((child) => ({ slug: child.slug, name: child.name })) };
}
