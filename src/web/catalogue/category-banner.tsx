import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { classes } from '#ui/classes.ts';

type CategoryBannerProps = { title: string; description: string; picture: Source | null };

/**
 * A category's name and description beside its wide picture, if it has one; on a phone the description continues below the picture, so that all of it is
 * readable.
 */
export function CategoryBanner({ title, description, picture }: CategoryBannerProps) {
  return (
    <header
      className={classes(
        'mb-4 grid overflow-hidden rounded-md bg-sand md:mb-6',
        picture !== null && 'grid-cols-[3fr_2fr] md:min-h-56 md:grid-cols-[2fr_3fr]',
      )}
    >
      <h1 className="self-center p-4 font-display text-2xl font-medium md:self-end md:px-8 md:pt-8 md:pb-2 md:text-3xl">
        {title}
      </h1>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          priority
          // On a phone the picture is 38vw wide and as high as the title beside it.
          sizes="(width >= 80rem) 740px, (width >= 48rem) 58vw, 50vw"
          className="h-full max-h-32 min-h-20 w-full md:row-span-2 md:max-h-72"
        />
      )}
      {description && (
        <p
          className={classes(
            'px-4 py-3 text-quiet max-md:text-sm md:px-8 md:pt-0 md:pb-8',
            picture !== null && 'col-span-2 md:col-span-1',
          )}
        >
          {description}
        </p>
      )}
    </header>
  );
}
