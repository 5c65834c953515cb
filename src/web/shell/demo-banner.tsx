/** The banner above every page of a public demo. */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="bg-madder text-white on-dark">
      <p className="measure py-2 text-center text-sm">
        <strong>This is a demo shop.</strong> Nothing is sold here, and everyone can read what you type.
        Please do not enter real details.
      </p>
    </aside>
  );
}
