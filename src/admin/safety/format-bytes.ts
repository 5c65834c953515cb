const megabytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Formats a length in bytes as people read it: 14.5 MB, 1.2 GB. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${megabytes.format(bytes / 1e9)} GB`;
  return `${megabytes.format(bytes / 1e6)} MB`;
}
