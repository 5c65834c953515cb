import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from './picture.tsx';

type LetterTileProps = {
  picture: Source | null;
  /** The name of the category; its first letter replaces a missing picture. */
  name: string;
  sizes: string;
  className?: string;
};

/** Shows the picture of a category, or its first letter. Decoration only: the name is next to it. */
export function LetterTile({ name, className, ...picture }: LetterTileProps) {
  return (
    <Picture
      {...picture}
      alt=""
      className={className}
      instead={<Letter name={name} className={className} />}
    />
  );
}

function Letter({ name, className }: Pick<LetterTileProps, 'name' | 'className'>) {
  return (
    <span
      aria-hidden="true"
      className={classes('flex items-center justify-center bg-sand printed-ground', className)}
    >
      {/* The style sheet draws the letter, because a letter in the page would be missing from the link's name. */}
      <span
        data-letter={name[0]}
        className="flex size-[42%] max-h-24 max-w-24 items-center justify-center rounded-full bg-sand font-display text-2xl text-madder before:content-[attr(data-letter)]"
      />
    </span>
  );
}
