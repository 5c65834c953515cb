import type { Product } from '#domain/catalogue/product.ts';
import { Badge } from '#ui/badge.tsx';
import * as words from './words.ts';

type CertificationMarksProps = { gi: Product['gi']; craftmarkNo: string | null };

/** The marks that a product carries; a press says what each means, with its number. */
export function CertificationMarks({ gi, craftmarkNo }: CertificationMarksProps) {
  return (
    <div className="mt-1 flex flex-wrap gap-x-3">
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
    <details className="open:w-full">
      <summary className="flex min-h-11 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden">
        <Badge tone="turmeric" className="whitespace-normal underline decoration-dotted underline-offset-4">
          {name}
        </Badge>
      </summary>
      <p className="mb-2 max-w-prose text-sm">
        {meaning} <span className="text-quiet">{number}</span>
      </p>
    </details>
  );
}
