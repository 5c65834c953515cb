import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';
import './tabs.css';

export type Tab = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: Tab[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
};

/** A set of panels, one of them visible. Arrow keys move between the tabs; on a narrow screen the row scrolls, which a shade indicates. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value, value, onValueChange }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List aria-label={label} className="tab-row flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-11 flex-none cursor-pointer border-b-2 border-transparent px-4 py-2 font-medium text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-madder data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="py-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
