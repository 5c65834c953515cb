import type { Picture as Source } from '#domain/picture.ts';
import { Picture } from '#web/parts/picture.tsx';

type CategoryBannerProps = { title: string; description: string; picture: Source | null };

/** What a category is about, beside its wide picture. */
export function CategoryBanner({ title, description, picture }: CategoryBannerProps) {
  return (
    <header className="mb-6 overflow-hidden rounded-md bg-sand md:grid md:min-h-56 md:grid-cols-[2fr_3fr]">
      <div className="flex flex-col justify-center p-4 md:p-8">
        <h1 className="font-display text-3xl font-medium">{title}</h1>
        {description && <p className="mt-2 text-quiet max-md:line-clamp-2">{description}</p>}
      </div>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          priority
          sizes="(width >= 80rem) 740px, (width >= 48rem) 58vw, 100vw"
          className="aspect-7/2 w-full md:aspect-auto md:h-full md:max-h-72"
        />
      )}
    </header>
  );
}
