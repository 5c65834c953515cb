import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase, joinDatabase } from '#test/database/database.ts';
import { isOutOfSpace, requireRoom } from './disk-space.ts';

test('a database with room writes its temporary data, one without refuses for lack of space', async () => {
  const database = await cloneDatabase({ poolSize: 1 });
  onTestFinished(database.close);
  await requireRoom(database.pool);
  // PostgreSQL's own limit for temporary files simulates a full disk.
  const { database: name } = database.connection;
  await database.pool.query(`alter database ${name} set temp_file_limit = '128kB'`);
  const full = await joinDatabase(database.connection, 1);
  onTestFinished(full.close);
  const refusal = await requireRoom(full.pool).catch((error: unknown) => error);
  expect(isOutOfSpace(refusal)).toBe(true);
});

test.each(['53100', '53200', '58030', 'ENOSPC', 'EDQUOT'])('%s is a lack of space', (code) => {
  expect(isOutOfSpace(Object.assign(new Error('no'), { code }))).toBe(true);
});

test.each(['23505', '53300', '57P01', 'ENOENT', undefined])(
  '%s does not count as a lack of space',
  (code) => {
    expect(isOutOfSpace(Object.assign(new Error('no'), { code }))).toBe(false);
    expect(isOutOfSpace(undefined)).toBe(false);
  },
);
