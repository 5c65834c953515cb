import { Dots, Lotus } from './motifs.tsx';

/** A lotus between two rules, which separates two sections. Decoration only. */
export function Divider({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-3 text-sandalwood ${className}`}>
      <span className="h-px flex-1 bg-line" />
      <svg viewBox="-48 -26 96 34" width="96" height="34">
        <Lotus scale={0.8} className="text-madder" />
        <Dots count={3} x={-34} y={-4} gap={8} />
        <Dots count={3} x={34} y={-4} gap={8} />
      </svg>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
