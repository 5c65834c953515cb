import { BadgeCheck, ChevronDown } from 'lucide-react';
import type { Product } from '#domain/catalogue/product.ts';
import * as words from './words.ts';

type CertificationMarksProps = { gi: Product['gi']; craftmarkNo: string | null };

/** Shows the marks that a product carries; pressing a mark explains it and shows its number. */
export function CertificationMarks({ gi, craftmarkNo }: CertificationMarksProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {gi && (
        <Mark
          name={words.giMark(gi.name)}
          meaning={words.giMeaning}
          number={words.giUser(gi.authorisedUserNo)}
        />
      )}
      {craftmarkNo && (
        <Mark
          name={words.craftmark}
          meaning={words.craftmarkMeaning}
          number={words.craftmarkLicence(craftmarkNo)}
        />
      )}
    </div>
  );
}

function Mark({ name, meaning, number }: { name: string; meaning: string; number: string }) {
  return (
    <details className="group open:w-full">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-turmeric bg-turmeric-wash px-3 py-1 text-sm font-medium hover:border-ink">
        <BadgeCheck aria-hidden="true" size={18} className="text-turmeric-deep" />
        {name}
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <p className="mt-2 max-w-prose text-sm">
        {meaning} <span className="text-quiet">{number}</span>
      </p>
    </details>
  );
}
