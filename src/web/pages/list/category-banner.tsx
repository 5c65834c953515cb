import type { Picture as Source } from '#domain/picture.ts';
import { Picture } from '#web/parts/picture.tsx';

type CategoryBannerProps = { title: string; description: string; picture: Source | null };

/** What a category is about, beside its wide picture. */
export function CategoryBanner({ title, description, picture }: CategoryBannerProps) {
  return (
    <header className="mb-4 grid grid-cols-[3fr_2fr] overflow-hidden rounded-md bg-sand md:mb-6 md:min-h-56 md:grid-cols-[2fr_3fr]">
      <div className="flex flex-col justify-center p-4 md:p-8">
        <h1 className="font-display text-2xl font-medium md:text-3xl">{title}</h1>
        {description && (
          <p className="mt-1 text-quiet max-md:line-clamp-3 max-md:text-sm md:mt-2">{description}</p>
        )}
      </div>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          priority
          // On a phone it stands 38vw wide and as high as the words beside it, so that it is drawn wider than it shows.
          sizes="(width >= 80rem) 740px, (width >= 48rem) 58vw, 60vw"
          className="h-full max-h-44 w-full md:max-h-72"
        />
      )}
    </header>
  );
}
