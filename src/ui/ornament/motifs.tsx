// The motifs that all ornaments are built from. Each is drawn around its own origin in `currentColor`; its carved lines are transparent, so
// that any background shows through.

type Place = { x?: number; y?: number; scale?: number; turn?: number; className?: string };

const petal = 'M0 0C-6-5-6.5-14 0-21C6.5-14 6-5 0 0ZM0-3.5C-2.6-7-2.8-11 0-15.5C2.8-11 2.6-7 0-3.5Z';

function at({ x = 0, y = 0, scale = 1, turn = 0 }: Place): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
}

/** Eight petals around a seed: the shop's flower. About 42 units wide. */
export function Rosette(place: Place) {
  return (
    <g transform={at(place)} className={place.className} fill="currentColor" fillRule="evenodd">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn}) translate(0 -4.5)`} />
      ))}
      <circle r="2.6" />
    </g>
  );
}

/** A lotus seen from the side, standing on the origin. About 48 units wide. */
export function Lotus(place: Place) {
  return (
    <g transform={at(place)} className={place.className} fill="currentColor" fillRule="evenodd">
      {[-78, -40, 0, 40, 78].map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn}) translate(0 -3)`} />
      ))}
      <path d="M-10 3.5Q0 9 10 3.5L8 2Q0 5.5-8 2Z" />
    </g>
  );
}

/** The mango-shaped buta of block printers, its tip bent to the right. About 30 units high. */
export function Buta(place: Place) {
  return (
    <g transform={at(place)} className={place.className} fill="currentColor" fillRule="evenodd">
      <path d="M0 15C-9 15-13 8-11.5 1C-9.5-7-1-8 2-17C6-15 6.5-11 5-8C9-4 11 0 10.5 5C10 11 6 15 0 15ZM0 12C4.5 12 7.7 9 8 4.5C8.3 1 6.5-2 3.5-5C0-2-7.5 0-9 5C-9.8 9-6 12 0 12Z" />
      <path d="M0 9.5C-3.5 9.5-5.8 7-4.8 4C-4 2-1 1 1.8-1C4 1 5.2 3 4.8 5.5C4.4 8 2.8 9.5 0 9.5Z" />
    </g>
  );
}

/** A stem with paired leaves growing upward from the origin. About 40 units high. */
export function Sprig(place: Place) {
  return (
    <g transform={at(place)} className={place.className} fill="currentColor">
      <path d="M-.6 0L-.4-34L.4-34L.6 0Z" />
      {[-5, -13, -21].map((y) => (
        <path key={y} d={`M0 ${y}C-2 ${y - 6}-7 ${y - 8}-11 ${y - 8}C-10 ${y - 3}-5 ${y + 0.5} 0 ${y}Z`} />
      ))}
      {[-9, -17, -25].map((y) => (
        <path key={y} d={`M0 ${y}C2 ${y - 6} 7 ${y - 8} 11 ${y - 8}C10 ${y - 3} 5 ${y + 0.5} 0 ${y}Z`} />
      ))}
      <path d="M0-32C-3.5-35-3.5-40 0-44C3.5-40 3.5-35 0-32Z" />
    </g>
  );
}

/** A row of printed dots, centred on the origin. */
export function Dots({
  count,
  gap = 6,
  radius = 1.1,
  ...place
}: Place & { count: number; gap?: number; radius?: number }) {
  return (
    <g transform={at(place)} className={place.className} fill="currentColor">
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={(index - (count - 1) / 2) * gap} r={radius} />
      ))}
    </g>
  );
}
