import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The browser's part as one classic script; its style sheet travels inside, so that nothing else has to be loaded. */
export async function readCheckoutScript(): Promise<string> {
  const [script, styles] = await readSources();
  return `(() => {\nconst STYLES = ${JSON.stringify(styles)};\n${script}\n})();\n`;
}

// Vite puts the two files into the build; where the sources run as they are, there is no Vite and the files are there.
async function readSources(): Promise<[string, string]> {
  if (import.meta.env) {
    const [script, styles] = await Promise.all([import('./checkout.js?raw'), import('./checkout.css?raw')]);
    return [script.default, styles.default];
  }
  return Promise.all([readBeside('checkout.js'), readBeside('checkout.css')]);
}

function readBeside(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), 'utf8');
}
