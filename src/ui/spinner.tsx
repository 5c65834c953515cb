/** The loading indicator, a rosette drawn petal by petal. Screen readers read `label`; leave it empty next to text that says the same. */
export function Spinner({ label = 'Loading', size = 40 }: { label?: string; size?: number }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg
        aria-hidden="true"
        viewBox="-24 -24 48 48"
        width={size}
        height={size}
        fill="currentColor"
        className="stamping"
      >
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} d="M0-5C-5-9-5.4-16 0-22C5.4-16 5-9 0-5Z" transform={`rotate(${turn})`} />
        ))}
        <circle r="2.6" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
