import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';

// Runs a shop's database in a separate process, for tests that kill it or run it as another user. It starts with the options of
// `startEmbedded` as JSON, prints its connection, and stops cleanly on any message.

try {
  const options = JSON.parse(process.argv[2] ?? '') as { dataDir: string; shelterDir?: string };
  const notes: string[] = [];
  const { connection, stop } = await startEmbedded({ ...options, log: (sentence) => notes.push(sentence) });
  process.send?.({ connection, notes });
  process.once('message', () => void stop().then(() => process.disconnect()));
} catch (error) {
  process.send?.({ failure: String(error) }, () => process.disconnect());
}
