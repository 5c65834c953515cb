import type { SortKeys } from './compare-by.ts';
import { type DocumentStore, createDocumentStore } from './document-store.ts';
import { type FacetIndex, createFacetIndex } from './facet-index.ts';

// The public entry of this folder: no code elsewhere may import its other files.

export { type Bitset, countCommon, createBitset, hasBit, intersection, union, without } from './bitset.ts';
export type { SortKeys } from './compare-by.ts';
export type { DocumentStore } from './document-store.ts';
export type { IndexedDocument, Range, Reading } from './facet-index.ts';
export type { Vocabulary } from './vocabulary.ts';

/** The columns, orders and text fields of a search index. */
export type Schema<Column extends string, Order extends string, Field extends string> = {
  columns: readonly Column[];
  orders: Record<Order, SortKeys<Column>>;
  fields: readonly Field[];
  /** The column whose number changes with any text of a document. */
  textVersion: Column;
};

/** A document whose texts were never stored, or were stored under another version than its current one. */
export type Outdated = { id: string; ordinal: number; version: number };

/** A search index: the documents' facets, numbers and orders, and their texts by field. */
export type SearchIndex<Column extends string, Order extends string, Field extends string> = FacetIndex<
  Column,
  Order
> & {
  fields: Record<Field, DocumentStore>;
  listOutdated: () => Outdated[];
  putTexts: (document: Omit<Outdated, 'id'>, texts: Record<Field, string>) => void;
  /** Rebuilds the posting lists of fields in which many texts have changed, and yields to the event loop in between. */
  settle: () => Promise<void>;
};

export function createSearchIndex<Column extends string, Order extends string, Field extends string>({
  columns,
  orders,
  fields: names,
  textVersion,
}: Schema<Column, Order, Field>): SearchIndex<Column, Order, Field> {
  const facets = createFacetIndex(columns, orders);
  const stores = names.map((name): [Field, DocumentStore] => [name, createDocumentStore()]);
  /** The version of the texts at each ordinal; NaN where there are none. */
  let versions = new Float64Array(0);

  function setVersion(ordinal: number, version: number): void {
    if (ordinal >= versions.length) {
      const grown = new Float64Array(facets.capacity()).fill(Number.NaN);
      grown.set(versions);
      versions = grown;
    }
    versions[ordinal] = version;
  }

  return {
    ...facets,
    fields: Object.fromEntries(stores) as Record<Field, DocumentStore>,
    remove(id) {
      const ordinal = facets.remove(id);
      if (ordinal === undefined) return undefined;
      setVersion(ordinal, Number.NaN);
      for (const [, store] of stores) store.remove(ordinal);
      return ordinal;
    },
    listOutdated() {
      const current = facets.column(textVersion);
      const outdated: Outdated[] = [];
      for (let ordinal = 0; ordinal < current.length; ordinal += 1) {
        const version = current[ordinal]!;
        // A column holds NaN at an ordinal that no document has.
        if (version !== versions[ordinal] && !Number.isNaN(version))
          outdated.push({ id: facets.idAt(ordinal), ordinal, version });
      }
      return outdated;
    },
    putTexts({ ordinal, version }, texts) {
      setVersion(ordinal, version);
      for (const [name, store] of stores) store.put(ordinal, texts[name]);
    },
    async settle() {
      for (const [, store] of stores) await store.settle();
    },
  };
}
