/** What one picture is drawn with: its gradient definitions and its own repeatable unevenness. */
export type Pen = { defs: string[]; random: () => number };
export type Point = readonly [number, number];

/** A pen whose unevenness depends only on the seed, so that a picture never changes by itself. */
export function makePen(seed: string): Pen {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { defs: [], random };
}

export function jitter(pen: Pen, reach: number): number {
  return (pen.random() * 2 - 1) * reach;
}

export function pick<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}

function define(pen: Pen, write: (id: string) => string): string {
  const id = `d${pen.defs.length}`;
  pen.defs.push(write(id));
  return id;
}

/** Stops are written `colour` or `colour@offset` or `colour@offset/alpha`. */
function stops(list: readonly string[]): string {
  return list
    .map((stop, index) => {
      const [colour, rest] = stop.split('@');
      const [offset, alpha] = (rest ?? String(index / Math.max(1, list.length - 1))).split('/');
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha ?? 1}"/>`;
    })
    .join('');
}

export function across(pen: Pen, ...list: string[]): string {
  return `url(#${define(pen, (id) => `<linearGradient id="${id}">${stops(list)}</linearGradient>`)})`;
}

export function down(pen: Pen, ...list: string[]): string {
  return `url(#${define(pen, (id) => `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`)})`;
}

export function slant(pen: Pen, ...list: string[]): string {
  return `url(#${define(pen, (id) => `<linearGradient id="${id}" x2="1" y2="1">${stops(list)}</linearGradient>`)})`;
}

/** A round gradient lit from the upper left unless told to be centred. */
export function round(pen: Pen, list: readonly string[], centred = false): string {
  const from = centred ? 'cx=".5" cy=".5" r=".5"' : 'cx=".36" cy=".3" r=".8"';
  return `url(#${define(pen, (id) => `<radialGradient id="${id}" ${from}>${stops(list)}</radialGradient>`)})`;
}

export function tiled(pen: Pen, size: Point, content: string, transform = ''): string {
  const id = define(
    pen,
    (name) =>
      `<pattern id="${name}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`,
  );
  return `url(#${id})`;
}

export function clipped(pen: Pen, d: string, content: string): string {
  const id = define(pen, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

/** The content with holes cut where the second argument paints. */
export function pierced(pen: Pen, content: string, holes: string): string {
  const id = define(
    pen,
    (name) =>
      `<mask id="${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="960" height="1200"><rect width="960" height="1200" fill="#fff"/>${holes}</mask>`,
  );
  return `<g mask="url(#${id})">${content}</g>`;
}

export function blurred(pen: Pen, content: string, blur: number): string {
  const id = define(
    pen,
    (name) =>
      `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}

/** A hung thing's soft shadow on the wall behind it. */
export function lifted(pen: Pen, content: string, reach = 16): string {
  const id = define(
    pen,
    (name) =>
      `<filter id="${name}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${reach * 0.6}" dy="${reach}" stdDeviation="${reach * 0.8}" flood-color="#4A2E17" flood-opacity=".38"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}
