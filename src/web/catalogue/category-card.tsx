import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { Picture } from '#domain/catalogue/picture.ts';
import { LetterTile } from '#web/product-card/letter-tile.tsx';
import { paths } from '#web/paths.ts';
import * as words from './overview-words.ts';

type CategoryCardProps = {
  category: {
    slug: string;
    name: string;
    description: string;
    picture: Picture | null;
    children: { name: string; productCount: number }[];
  };
};

/** Shows a category with its picture; its subcategories open below it, even with script off. */
export function CategoryCard({ category }: CategoryCardProps) {
  const { slug, name, description, picture, children } = category;
  return (
    <article className="overflow-hidden rounded-md border border-line bg-card">
      {/* On a phone the picture is next to the text, so that the page is half as long. */}
      <div className="group relative flex sm:block">
        <LetterTile
          picture={picture}
          name={name}
          sizes="(width >= 80rem) 395px, (width >= 64rem) 31vw, (width >= 40rem) 47vw, 210px"
          className="max-sm:m-3 max-sm:mr-0 aspect-square w-28 flex-none self-start max-sm:rounded-sm sm:aspect-4/3 sm:w-full"
        />
        <div className="min-w-0 flex-1 px-4 py-3 sm:p-5">
          <h2 className="font-display text-xl font-medium underline-offset-4 group-hover:underline">
            <Link to={paths.products({ category: slug })} className="after:absolute after:inset-0">
              {name}
            </Link>
          </h2>
          <p className="mt-1 text-quiet max-sm:text-sm">{description}</p>
        </div>
      </div>
      {children.length > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-12 items-center gap-2 px-4 sm:px-5 font-medium text-indigo hover:bg-sand">
            <span className="flex-1">{words.viewSubcategories(children.length)}</span>
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="transition-transform group-open:rotate-180"
            />
          </summary>
          <ul className="px-3 pb-3">
            {children.map((child) => (
              <li key={child.name}>
                <Link
                  to={paths.products({ category: slug, subcategory: child.name })}
                  className="flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-sand"
                >
                  <span className="flex-1">{child.name}</span>
                  <span className="text-sm text-quiet figures">{words.itemCount(child.productCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  );
}
