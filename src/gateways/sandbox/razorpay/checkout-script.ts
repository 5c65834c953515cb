import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the checkout as one classic script with its style sheet inside, so that nothing else has to be loaded. */
export async function readCheckoutScript(): Promise<string> {
  const [behaviour, drawing, frame, form] = await readSources();
  const styles = JSON.stringify(`${frame}\n${form}`);
  return `(() => {\nconst STYLES = ${styles};\n${drawing}\n${behaviour}\n})();\n`;
}

// Vite puts the files into the build; without a build they are next to this file.
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
