import { useRouteLoaderData } from 'react-router';
import type { Category, Subcategory } from '#domain/catalogue/category.ts';
import type { FooterContent } from '#domain/content/content.ts';
import type { Offered } from '#domain/seller/offered.ts';
import { type Serialised, deserialise } from '#web/rendering/serialised-props.ts';
import type { ShopFacts } from './page-meta.ts';

/** The data that every page needs besides its own. It is kept small, because every page carries it. */
export type ShellData = {
  shop: ShopFacts;
  /** Days from delivery within which products may be returned; missing if the settings are unknown. */
  returnDays?: number | undefined;
  categories: ShellCategory[];
  promotions: { code: string; description: string; endsAt?: string }[];
  footer: FooterContent;
  /** The sentence above every page and the target of its link; `url` is empty if it has no link. */
  announcement?: { text: string; url: string };
  /** The features that this shop does not offer; left out when it offers all. */
  notOffered?: Partial<Offered>;
  /** Whether this is a public demo. */
  isPublicDemo?: boolean;
  /** The id of the social ad pixel, where the shop has one and this document's policy allows it. */
  pixelId?: string;
};
/** The data as it is sent: the part that is equal on all pages is serialised once. */
export type SentShell = Omit<ShellData, keyof Frame> & { frame: Serialised<Frame> };
type Frame = Pick<ShellData, 'categories' | 'footer'>;

export function openShell({ frame, ...shell }: SentShell): ShellData {
  return { ...shell, ...deserialise(frame) };
}

/** Returns the frame's data of this page; undefined where its loader failed. */
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
