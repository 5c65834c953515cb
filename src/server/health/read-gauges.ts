import { Gauge, type Registry } from 'prom-client';

export type ReadFigures = {
  lagSeconds: () => number | undefined;
  count: () => { replica: number; primary: number };
};

/** Creates the metrics of reads that may be a moment old. Without a replica they have no values. */
export function createReadGauges(registry: Registry) {
  const lag = new Gauge({
    name: 'shop_replica_lag_seconds',
    help: 'Seconds since the replica was known to have all that the primary had',
    // A gauge without labels begins at 0, which would look like a replica without lag.
    labelNames: ['replica'],
    registers: [registry],
  });
  const read = new Gauge({
    name: 'shop_reads',
    help: 'Statements of pages and reports since the start, by the server that answered them',
    labelNames: ['from'],
    registers: [registry],
  });
  return {
    update({ lagSeconds, count }: ReadFigures): void {
      const seconds = lagSeconds();
      if (seconds === undefined) return;
      lag.set({ replica: 'DATABASE_READ_URL' }, seconds);
      for (const [from, statements] of Object.entries(count())) read.set({ from }, statements);
    },
  };
}
