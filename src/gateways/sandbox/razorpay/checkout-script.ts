import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The browser's part as one classic script; its style sheet travels inside, so that nothing else has to be loaded. */
export async function readCheckoutScript(): Promise<string> {
  const [behaviour, drawing, frame, form] = await readSources();
  const styles = JSON.stringify(`${frame}\n${form}`);
  return `(() => {\nconst STYLES = ${styles};\n${drawing}\n${behaviour}\n})();\n`;
}

// Vite puts the files into the build. Where the sources run as they are, the files lie beside them.
async function readSources(): Promise<string[]> {
  if (import.meta.env?.PROD) {
    const sources = await Promise.all([
      import('./checkout.js?raw'),
      import('./checkout-window.js?raw'),
      import('./checkout.css?raw'),
      import('./checkout-form.css?raw'),
    ]);
    return sources.map((source) => source.default);
  }
  const names = ['checkout.js', 'checkout-window.js', 'checkout.css', 'checkout-form.css'];
  return Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
}
