import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';

// A shop's database in a process of its own, for tests that kill it or run it as another user: started with the
// options of `startEmbedded` as JSON, it says how to connect and stops in order when told anything.

try {
  const options = JSON.parse(process.argv[2] ?? '') as { dataDir: string; shelterDir?: string };
  const notes: string[] = [];
  const { connection, stop } = await startEmbedded({ ...options, log: (sentence) => notes.push(sentence) });
  process.send?.({ connection, notes });
  process.once('message', () => void stop().then(() => process.disconnect()));
} catch (error) {
  process.send?.({ failure: String(error) }, () => process.disconnect());
}
