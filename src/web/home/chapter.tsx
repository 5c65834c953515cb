import { Link } from 'react-router';
import { Picture } from '#web/product-card/picture.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { toGroundClasses } from './ground-classes.ts';
import type { Chapter as Written } from './sent-sections.ts';

/**
 * Shows the text about a craft next to a close-up that reaches the edge of the screen; every second chapter has its picture on the other
 * side.
 */
export function Chapter({ id, chapter }: { id: string; chapter: Written }) {
  const { title, text, url, button, picture, alt, ground } = chapter;
  return (
    <section
      aria-labelledby={id}
      className={classes('chapter mt-14 lg:mt-20', toGroundClasses(ground), !picture && 'chapter-words-only')}
    >
      {picture && (
        <Picture
          picture={picture}
          alt={alt}
          sizes="(width >= 64rem) 50vw, 100vw"
          className="chapter-picture"
        />
      )}
      <div className="chapter-words">
        <h2 id={id} className="font-display text-3xl font-medium lg:text-4xl">
          {title}
        </h2>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg lg:mt-5">
            {paragraph}
          </p>
        ))}
        {url && (
          <p className="mt-6 lg:mt-8">
            <Link
              to={url}
              className={buttonClasses({ variant: ground === 'sand' ? 'primary' : 'secondary', size: 'lg' })}
            >
              {button}
              <span className="sr-only">: {title}</span>
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
