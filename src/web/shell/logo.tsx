import type { ShownLogo } from '#domain/seller/shown-logo.ts';
import { Lotus } from '#ui/ornament/motifs.tsx';

type LogoProps = { name: string; own?: ShownLogo | null | undefined; className?: string };

/** The shop's own logo; without one its name in the display face, and for Haat itself the drawn logo, a printing block with a lotus under an awning. */
export function Logo({ name, own, className }: LogoProps) {
  // A white ground takes the colour of the page.
  if (own) return <img {...own} alt={name} className="mix-blend-multiply" />;
  if (name !== 'Haat')
    return (
      <span className="line-clamp-2 min-w-0 font-display text-xl leading-tight font-medium text-balance lg:text-2xl">
        {name}
      </span>
    );
  return (
    <svg role="img" aria-label={name} viewBox="0 0 174 48" width="145" height="40" className={className}>
      <Stamp />
      <path
        transform="translate(52 3)"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinejoin="round"
        d={letters}
      />
    </svg>
  );
}

/** The block alone, 48 units wide. It is also in public/favicon.svg. */
function Stamp() {
  return (
    <g>
      <path
        className="text-madder"
        fill="currentColor"
        d="M6 2H42a4 4 0 0 1 4 4V42a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"
      />
      <g className="text-paper">
        <path
          fill="currentColor"
          d="M7 7H41V13A4.25 4.25 0 0 1 32.5 13A4.25 4.25 0 0 1 24 13A4.25 4.25 0 0 1 15.5 13A4.25 4.25 0 0 1 7 13Z"
        />
        <Lotus x={24} y={36} scale={0.72} />
        <path d="M9.25 42h29.5" stroke="currentColor" strokeWidth="1.5" strokeDasharray="1.5 2.5" />
      </g>
      <path
        className="text-madder"
        d="M15.5 7V12.5M24 7V12.5M32.5 7V12.5"
        stroke="currentColor"
        strokeWidth="1.2"
      />
    </g>
  );
}

// The name in Eczar, drawn as outlines so that it never waits for the font.
const letters =
  'M6.9 40L6.9 1L12.5 1L12.5 40ZM11.5 22.8L11.5 18.6L34.5 18.6L34.5 22.8ZM31.9 40L31.9 1L37.4 1L37.4 40ZM10.6 4.8L2.3 3.8L2.3 1L10.7 1ZM11.6 5L11.6 1L17.2 1L17.6 2.9Q16.3 3.5 14.7 4Q13.1 4.5 11.6 5ZM35.5 4.8L27.2 3.8L27.3 1L35.7 1ZM36.6 5L36.5 1L42.2 1L42.5 2.9Q41.2 3.5 39.7 4Q38.1 4.5 36.6 5ZM2.2 40L1.8 38.1Q3.2 37.4 4.7 36.9Q6.2 36.4 7.7 36L7.8 40ZM9.8 40L10 36.2L18.3 37.2L18.2 40ZM27.1 40L26.8 38.1Q28.1 37.4 29.7 36.9Q31.2 36.4 32.7 36L32.8 40ZM34.8 40L35 36.2L43.3 37.2L43.2 40ZM66.1 40.9Q65.5 40.8 64.5 40.1Q63.5 39.3 62.7 38.2Q61.9 37.1 61.6 35.9L61.6 35.1L61.6 20.9Q61.6 18 60.9 16.6Q60.2 15.2 58.6 14.4Q56.9 14.5 55 14.8Q53 15.1 51.8 15.5L51.4 21.7L48.2 21.9Q47.4 20.4 47 18.5Q46.6 16.6 46.4 14.7Q47.8 14 49.7 13.2Q51.6 12.5 53.6 11.8Q55.6 11.2 57.2 10.8Q58.9 10.4 59.8 10.4Q61.1 10.4 62.4 11.1Q63.7 11.8 64.8 12.8Q65.8 13.8 66.2 14.6Q66.7 15.4 66.8 16.5Q67 17.7 67 20.9L67 34.8Q67 35.5 67.4 35.8Q67.9 36 68.5 36Q69.2 36 69.9 35.9Q70.7 35.7 71.3 35.5L72.2 38.1ZM55.1 40.8Q51.8 41.2 49.7 40.1Q47.6 39 46.6 37.3Q45.7 35.5 45.7 33.8Q45.7 32 46.6 30.3Q47.6 28.6 49.9 27.3L63.1 27L62.8 30.2L61.9 30.2Q60.2 30 58.3 30Q56.5 30 54.9 30.4Q53.3 30.7 52.3 31.5Q51.3 32.3 51.3 33.8Q51.3 34.5 51.7 35.3Q52.1 36 52.9 36.5Q54.6 36.6 56.5 36.1Q58.3 35.6 59.9 35Q61.5 34.3 62.4 33.9L62.4 36.4ZM96.5 40.9Q95.9 40.8 94.9 40.1Q94 39.3 93.1 38.2Q92.3 37.1 92 35.9L92 35.1L92 20.9Q92 18 91.3 16.6Q90.7 15.2 89 14.4Q87.4 14.5 85.4 14.8Q83.5 15.1 82.3 15.5L81.8 21.7L78.6 21.9Q77.8 20.4 77.4 18.5Q77 16.6 76.9 14.7Q78.2 14 80.1 13.2Q82 12.5 84 11.8Q86 11.2 87.7 10.8Q89.3 10.4 90.2 10.4Q91.6 10.4 92.8 11.1Q94.1 11.8 95.2 12.8Q96.2 13.8 96.7 14.6Q97.1 15.4 97.2 16.5Q97.4 17.7 97.4 20.9L97.4 34.8Q97.4 35.5 97.8 35.8Q98.3 36 98.9 36Q99.6 36 100.3 35.9Q101.1 35.7 101.7 35.5L102.6 38.1ZM85.5 40.8Q82.2 41.2 80.1 40.1Q78.1 39 77.1 37.3Q76.1 35.5 76.1 33.8Q76.1 32 77.1 30.3Q78.1 28.6 80.3 27.3L93.5 27L93.2 30.2L92.3 30.2Q90.6 30 88.8 30Q86.9 30 85.3 30.4Q83.8 30.7 82.7 31.5Q81.7 32.3 81.7 33.8Q81.7 34.5 82.1 35.3Q82.5 36 83.3 36.5Q85 36.6 86.9 36.1Q88.7 35.6 90.3 35Q91.9 34.3 92.8 33.9L92.8 36.4ZM114.9 40.9Q113.6 41 112.2 40.2Q110.8 39.5 109.8 38.3Q108.8 37.1 108.8 35.9L108.8 12.7L111.4 4.7L114.2 4.7L114.2 13.2L114.2 32.7Q114.2 34.5 114.6 35.2Q115 35.9 116.2 35.9Q117.3 35.9 118.8 35.5Q120.4 35 121.7 34.5L122.7 37.3ZM105.1 16.5L104.7 13.6Q106.5 12.8 108.2 12.4Q109.9 12 111.5 11.9L112.9 13.4L110.2 16.4ZM109.9 16.5L109.9 11.9L122.6 11.9L122.8 13.7L120 16.5Z';
