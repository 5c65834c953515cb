import type { CSSProperties } from 'react';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { classes } from '#ui/classes.ts';

type CategoryBannerProps = {
  title: string;
  description: string;
  /** One wide picture, or upright product pictures, which are shown side by side. */
  pictures: readonly Source[];
};

/**
 * Shows the name and text of a list with its pictures. They are above the text on a phone and in a low band next to it on a desktop, so
 * that the products begin on the first screen.
 */
export function CategoryBanner({ title, description, pictures }: CategoryBannerProps) {
  const isWide = pictures.length === 1 && pictures[0]!.width > pictures[0]!.height;
  return (
    <header className="list-head">
      {pictures.length > 0 && (
        <div
          className={classes(
            'list-head-pictures',
            !isWide && 'is-upright',
            !isWide && pictures.length === 1 && 'is-single',
          )}
          style={{ '--pictures': pictures.length } as CSSProperties}
        >
          {pictures.map((picture, index) => (
            <Picture
              key={picture.key}
              picture={picture}
              alt=""
              priority={index === 0}
              sizes={isWide ? '(width >= 48rem) 384px, 92vw' : '(width >= 48rem) 96px, 30vw'}
              className="h-full min-w-0 flex-1"
            />
          ))}
        </div>
      )}
      <div className="list-head-words">
        <h1 className="font-display text-2xl font-medium break-words md:text-3xl">{title}</h1>
        {description && <p className="mt-1 max-w-prose text-quiet max-md:text-sm">{description}</p>}
      </div>
    </header>
  );
}
