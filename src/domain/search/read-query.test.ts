import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

test.each([
  ['gift under 500', { words: 'gift', mostPaise: 500_00 }],
  ['Gift for mother under ₹1,500', { words: 'gift', mostPaise: 1500_00 }],
  ['diya below rs. 299', { words: 'diya', mostPaise: 299_00 }],
  ['lamp up to 2k', { words: 'lamp', mostPaise: 2000_00 }],
  ['500 se kam ke tohfe', { words: 'tohfe', mostPaise: 500_00 }],
  ['उपहार 500 तक', { words: 'उपहार', mostPaise: 500_00 }],
  ['उपहार ५०० से कम', { words: 'उपहार', mostPaise: 500_00 }],
  ['brass idol above 1000 rupees', { words: 'brass idol', leastPaise: 1000_00 }],
  ['rug between 5000 and 10000', { words: 'rug', leastPaise: 5000_00, mostPaise: 10_000_00 }],
  ['rug ₹500-₹999', { words: 'rug', leastPaise: 500_00, mostPaise: 999_00 }],
  ['under 500', { words: '', mostPaise: 500_00 }],
  ['set of 5 diya', { words: 'set 5 diya' }],
  ['canvas 30x45', { words: 'canvas 30x45' }],
  ['set 3 to 5', { words: 'set 3 5' }],
  ['understand 500', { words: 'understand 500' }],
  ['under 99999999999999', { words: '', mostPaise: 10_000_000_00 }],
])('the query “%s” is split into words and a price range', (query, read) =>
  expect(readQuery(query)).toEqual(read),
);
