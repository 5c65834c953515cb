import type { ReactNode, Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from './classes.ts';

type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** Content between title and arrow, such as a count. */
  aside?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
};

/** A heading that opens and closes the content under it, with script off too. */
export function Disclosure({ title, children, defaultOpen, name, aside, className, ref }: DisclosureProps) {
  return (
    <details
      ref={ref}
      name={name}
      open={defaultOpen}
      className={classes('group border-b border-line', className)}
    >
      <summary className="flex min-h-12 items-center gap-3 py-2 font-medium transition-colors hover:text-madder">
        <span className="min-w-0 flex-1">{title}</span>
        {aside && <span className="text-sm font-normal text-quiet figures">{aside}</span>}
        {/* The arrow follows its own summary, because a disclosure may lie inside another one that is open. */}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="transition-transform in-[[open]>summary]:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
