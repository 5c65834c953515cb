import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

test.each([
  [{ role: 'packer', name: 'Ravi' }, { role: 'owner', name: 'Ravi' }, ['role: packer → owner']],
  [null, { email: 'ravi@example.com' }, ['email: ravi@example.com']],
  [{ abilities: ['refund'] }, { abilities: [] }, ['abilities: ["refund"] → []']],
  [{ note: 'fragile' }, {}, ['note: fragile → nothing']],
  [3, 4, ['3 → 4']],
  [null, null, []],
])('%j to %j is %j', (before, after, lines) => expect(describeChange(before, after)).toEqual(lines));
