import type { ReactNode } from 'react';
import { Buta, Dots, Lotus, Rosette, Sprig } from './motifs.tsx';

export type Vignette =
  | 'cart'
  | 'wishlist'
  | 'search'
  | 'orders'
  | 'address'
  | 'envelope'
  | 'not-found'
  | 'failed';

/** The picture above an empty or failed state. Decoration only: the text next to it says everything. */
export function VignettePicture({ of, className = '' }: { of: Vignette; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-100 -70 200 140" width="200" height="140" className={className}>
      <g className="text-sand">
        <circle r="66" fill="currentColor" />
      </g>
      <Sprig x={-78} y={58} turn={-14} scale={0.8} className="text-leaf" />
      <Sprig x={78} y={58} turn={14} scale={0.8} className="text-leaf" />
      {scenes[of]}
      <path d="M-94 60H94" stroke="currentColor" className="text-sandalwood" />
      <Dots count={27} y={65} gap={7} radius={0.9} className="text-sandalwood" />
    </svg>
  );
}

// Outlines of one stroke width over flat printed motifs.
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const scenes: Record<Vignette, ReactNode> = {
  // An empty cane basket.
  cart: (
    <>
      <path d="M-24-6C-24-44 24-44 24-6" {...line} className="text-turmeric-deep" />
      <path
        d="M-42-6H42L32 56H-32Z"
        className="fill-card text-madder"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M-40 8H40M-37 44H37" {...line} className="text-madder" />
      <g className="text-madder">
        <Buta x={-22} y={27} scale={0.6} />
        <Buta x={0} y={27} scale={0.6} />
        <Buta x={22} y={27} scale={0.6} />
      </g>
      <Lotus y={-10} scale={0.7} className="text-indigo" />
    </>
  ),
  // A heart of cloth with a sewn seam and a printed flower.
  wishlist: (
    <>
      <path
        d="M0 56C-40 26-48 4-42-14C-36-32-12-34 0-14C12-34 36-32 42-14C48 4 40 26 0 56Z"
        className="fill-card text-madder"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M0 47C-33 22-40 4-35-11C-30-24-11-25 0-5C11-25 30-24 35-11C40 4 33 22 0 47Z"
        {...line}
        strokeWidth={1}
        strokeDasharray="1 4"
        className="text-madder"
      />
      <Rosette y={12} scale={0.75} className="text-madder" />
    </>
  ),
  // A magnifying glass over printed cloth.
  search: (
    <>
      <path d="M24 24L52 54" {...line} strokeWidth={7} className="text-turmeric-deep" />
      <circle
        cx="-6"
        cy="-6"
        r="40"
        className="fill-card text-indigo"
        stroke="currentColor"
        strokeWidth="2"
      />
      <circle cx="-6" cy="-6" r="34" {...line} strokeWidth={1} className="text-indigo" />
      <Rosette x={-6} y={-6} scale={1.05} className="text-indigo" />
    </>
  ),
  // A parcel tied with string.
  orders: (
    <>
      <path
        d="M-44-18H44V56H-44Z"
        className="fill-card text-turmeric-deep"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M-44 14H44M0-18V56" {...line} className="text-madder" />
      <path
        d="M0-18C-22-18-26-40-12-42C-4-43 0-30 0-18C0-30 4-43 12-42C26-40 22-18 0-18Z"
        {...line}
        className="text-madder"
      />
      <g className="text-turmeric-deep">
        <Buta x={-22} y={-2} scale={0.55} />
        <Buta x={22} y={-2} scale={0.55} />
        <Buta x={-22} y={36} scale={0.55} />
        <Buta x={22} y={36} scale={0.55} />
      </g>
    </>
  ),
  // A house with an arched door under a lotus.
  address: (
    <>
      <path d="M-38-4H38V58H-38Z" className="fill-card text-indigo" stroke="currentColor" strokeWidth="2" />
      <path
        d="M-50-4L0-48L50-4Z"
        className="fill-madder-wash text-madder"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M-14 58V30C-14 20-6 18 0 10C6 18 14 20 14 30V58"
        className="fill-sand text-turmeric-deep"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M-32 4H32" {...line} strokeWidth={1} className="text-indigo" />
      <g className="text-madder">
        <Buta x={-26} y={30} scale={0.5} />
        <Buta x={26} y={30} scale={0.5} />
        <Lotus y={-12} scale={0.6} />
      </g>
    </>
  ),
  // An envelope with a printer's seal.
  envelope: (
    <>
      <path
        d="M-48-34H48V34H-48ZM-48 34L-14-2M48 34L14-2"
        className="fill-card text-indigo"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M-48-34L0 12L48-34Z" className="fill-card text-indigo" stroke="currentColor" strokeWidth="2" />
      <Rosette y={8} scale={0.7} className="text-madder" />
    </>
  ),
  // A stall with its shutter down.
  'not-found': (
    <>
      <path d="M-44-12H44V56H-44Z" className="fill-card text-indigo" stroke="currentColor" strokeWidth="2" />
      <path
        d="M-52-42H52L46-12H-46Z"
        className="fill-madder-wash text-madder"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M-46-12a11.5 9 0 0 0 23 0a11.5 9 0 0 0 23 0a11.5 9 0 0 0 23 0a11.5 9 0 0 0 23 0"
        className="fill-madder-wash text-madder"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M-30 12H30M-30 22H30M-30 32H30M-30 42H30" {...line} strokeWidth={1} className="text-indigo" />
      <Lotus y={-18} scale={0.6} className="text-madder" />
    </>
  ),
  // A clay lamp that has gone out.
  failed: (
    <>
      <path
        d="M-44 14C-30 12 18 12 50 4C44 34 26 46 0 46C-24 46-40 34-44 14Z"
        className="fill-card text-madder"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path
        d="M-18 46H18L24 56H-24Z"
        className="fill-card text-madder"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M48 4C54 0 54-8 50-14C46-20 50-26 54-30C58-36 54-42 50-46" {...line} className="text-quiet" />
      <g className="text-madder">
        <Dots count={7} y={22} x={-2} gap={9} radius={1.4} />
        <Buta x={-14} y={33} scale={0.4} turn={90} />
        <Buta x={14} y={33} scale={0.4} turn={90} />
      </g>
    </>
  ),
};
