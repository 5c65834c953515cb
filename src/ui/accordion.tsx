import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode; aside?: ReactNode };

type AccordionProps = {
  items: AccordionItem[];
  openFirst?: boolean;
  /** When `name` is set, only one item is open at a time. */ name?: string;
};

/** Renders several disclosures under each other. */
export function Accordion({ items, openFirst, name }: AccordionProps) {
  return (
    <div className="border-t border-line">
      {items.map((item, index) => (
        <Disclosure
          key={item.id}
          title={item.title}
          aside={item.aside}
          name={name}
          defaultOpen={openFirst && index === 0}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
