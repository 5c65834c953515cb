import { afterEach, expect, test, vi } from 'vitest';
import { listAllEntries } from './list-all-entries.ts';

afterEach(() => vi.unstubAllGlobals());

test('of a hundred and seven makers all can be chosen, although the API returns a hundred at a time', async () => {
  const makers = Array.from({ length: 107 }, (_, index) => ({ id: `mak_${index}`, name: `Maker ${index}` }));
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, location.href).searchParams;
    const [limit, page] = [Number(query.get('limit')), Number(query.get('page') ?? 1)];
    return Response.json({ makers: makers.slice((page - 1) * limit, page * limit), total: makers.length });
  });
  expect(await listAllEntries('makers', {})).toEqual(makers);
});
