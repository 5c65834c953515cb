import { Link } from 'react-router';
import type { ShownMaker } from '#domain/catalogue/register.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { paths } from '#web/paths.ts';
import { SectionTitle } from './section-title.tsx';
import * as words from './words.ts';

/** Shows some makers, each with its picture, craft and place, and links to their pages. */
export function Makers({ title, makers }: { title: string; makers: readonly ShownMaker[] }) {
  if (makers.length === 0) return null;
  return (
    <section aria-labelledby="makers" className="mt-16 bg-sand lg:mt-24">
      <div aria-hidden="true" className="printed-border text-madder" />
      <div className="py-12 measure lg:py-16">
        <SectionTitle id="makers" aside={words.makersText}>
          {title || words.makers}
        </SectionTitle>
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-6">
          {makers.map((maker) => (
            <li key={maker.slug}>
              <Maker maker={maker} />
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="printed-border text-madder" />
    </section>
  );
}

function Maker({ maker: { slug, name, place, craft, picture } }: { maker: ShownMaker }) {
  return (
    <Link to={paths.maker(slug)} className="group flex gap-4 md:flex-col">
      <Picture
        picture={picture}
        alt=""
        sizes="(width >= 80rem) 395px, (width >= 48rem) 31vw, 144px"
        className="aspect-square w-2/5 max-w-36 flex-none self-start overflow-hidden rounded-sm bg-card md:aspect-4/3 md:w-full md:max-w-none"
      />
      <span className="block min-w-0">
        <span className="block font-display text-xl font-medium underline-offset-4 group-hover:underline">
          {name}
        </span>
        {craft && <span className="mt-1 block">{craft}</span>}
        {place && !name.includes(place) && <span className="mt-1 block text-sm text-quiet">{place}</span>}
        <span className="mt-2 block font-medium text-madder">{words.seeWhatTheyMake}</span>
      </span>
    </Link>
  );
}
