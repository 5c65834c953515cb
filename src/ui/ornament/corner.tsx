import { Buta, Dots, Lotus } from './motifs.tsx';

/** One printed corner; rotate it with `rotate-90` and the like for the other corners. Decoration only. */
export function Corner({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" width="96" height="96" className={className}>
      <path d="M6 96V6H96M12 96V12H96" fill="none" stroke="currentColor" strokeWidth="1" />
      <Lotus x={27} y={27} turn={135} scale={0.8} />
      <Buta x={58} y={27} turn={90} scale={0.62} />
      <Buta x={27} y={58} turn={0} scale={0.62} />
      <Dots count={3} x={83} y={22} gap={6} />
      <Dots count={3} x={22} y={83} gap={6} turn={90} />
    </svg>
  );
}
