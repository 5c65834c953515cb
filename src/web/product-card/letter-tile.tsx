import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { classes } from '#ui/classes.ts';
import { Picture } from './picture.tsx';

type LetterTileProps = {
  picture: Source | null;
  /** What it stands for; its first letter takes the place of a missing picture. */
  name: string;
  sizes: string;
  className?: string;
};

/** The picture of a category, or its first letter. Decoration only: the name stands beside it. */
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
      {/* Drawn by the style sheet, because a letter in the page would be a word that the link's name lacks. */}
      <span
        data-letter={name[0]}
        className="flex size-[42%] max-h-24 max-w-24 items-center justify-center rounded-full bg-sand font-display text-2xl text-madder before:content-[attr(data-letter)]"
      />
    </span>
  );
}
