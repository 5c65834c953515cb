/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser reads the file after the press has ended.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
