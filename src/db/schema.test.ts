import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#test/database/database.ts';
import { describeTables, schemaFile } from '../../scripts/schema.ts';

test('schema.ts describes the migrated database', async () => {
  const database = await cloneDatabase({ poolSize: 2 });
  onTestFinished(database.close);
  expect(readFileSync(schemaFile, 'utf8'), 'run npm run schema').toBe(await describeTables(database));
});
