import { expect, test } from 'vitest';
import { readUploadedSheet } from './read-uploaded-sheet.ts';
import { UnreadableSheet } from './sheet.ts';

// A file of 3 rows is read immediately, one of 30,000 in a thread.
test.each([3, 30_000])('a CSV file of %i rows is read whole', async (count) => {
  const lines = Array.from({ length: count }, (_, at) => `diya-${at},"₹1,250"`);
  const { rows, encoding } = await readUploadedSheet(Buffer.from(lines.join('\n')));
  expect(rows).toHaveLength(count);
  expect(rows.at(-1)).toEqual({ row: count, cells: [`diya-${count - 1}`, '₹1,250'] });
  expect(encoding).toBe('UTF-8');
});

test.each([3, 30_000])('a CSV file of %i rows with an open quotation mark is refused', async (count) => {
  const bytes = Buffer.from(`${'diya,1250\n'.repeat(count)}"lamp,900`);
  await expect(readUploadedSheet(bytes)).rejects.toThrow(UnreadableSheet);
});
