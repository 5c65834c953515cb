import { expect, test } from 'vitest';
import { matchPhoto } from './match-photo.ts';
import { comparePhotoNames, isSystemFile, readPhotoName } from './photo-name.ts';

const diya = { id: 'p1', name: 'Brass diya', colors: ['Dark red', 'Blue'] };
const tray = { id: 'p2', name: 'Tray', colors: [] };
const known = new Map([
  ['DY-1', { owner: diya, color: null }],
  ['DY-1-BL', { owner: diya, color: 'Blue' }],
  ['brass-diya', { owner: diya, color: null }],
  ['TR-7', { owner: tray, color: null }],
]);
const match = (name: string) => {
  const found = matchPhoto(name, (key) => known.get(key));
  return 'reason' in found ? found.reason : [found.owner.id, found.color];
};

test.each([
  ['DY-1.jpg', ['p1', null]],
  ['DY-1-2.JPG', ['p1', null]],
  ['DY-1 (12).heic', ['p1', null]],
  ['brass-diya-3.png', ['p1', null]],
  ['photos/new/TR-7.webp', ['p2', null]],
  ['..\\..\\TR-7.jpg', ['p2', null]],
  ['/TR-7.jpg', ['p2', null]],
  ['DY-1--dark-red.jpg', ['p1', 'Dark red']],
  ['DY-1--Dark Red-2.jpg', ['p1', 'Dark red']],
  ['DY-1-2--blue.jpg', ['p1', 'Blue']],
  ['DY-1-BL.jpg', ['p1', 'Blue']],
  ['DY-1-BL-4.jpg', ['p1', 'Blue']],
  ['DY-1--green.jpg', 'Brass diya does not come in green. Its colours are Dark red, Blue'],
  ['TR-7--green.jpg', 'Tray has no colours. Leave --green out of the name'],
  ['old/products.CSV', 'This is a sheet, not a photo. Import it as a file beside the ZIP'],
  ['more-photos.zip', 'This is a ZIP in a ZIP. Put its photos into the ZIP itself'],
  ['DY-9-2.jpg', 'No product here has the SKU or slug DY-9. Rename the photo, or add the product first'],
])('%s is matched by its name to a product and colour, or refused with a reason', (name, owner) => {
  expect(match(name)).toEqual(owner);
});

test('a trailing number is read as part of the SKU before it is read as a photo number', () => {
  expect(readPhotoName('TR-7.jpg').map(({ key }) => key)).toEqual(['TR-7', 'TR']);
  expect(match('TR-7-7.jpg')).toEqual(['p2', null]);
});

test('a file name without a product is answered with “No product”', () => {
  for (const name of ['.jpg', '--red.jpg', 'DY-1--.jpg', '-2.jpg', ''])
    expect(match(name)).toMatch(/^No product/);
});

test('photos of a product are sorted by number, regardless of their folders', () => {
  const names = ['b/DY-1-10.jpg', 'DY-1-2.jpg', 'z/DY-1.jpg', 'a/TR-7.jpg'];
  expect(names.toSorted(comparePhotoNames)).toEqual([
    'z/DY-1.jpg',
    'DY-1-2.jpg',
    'b/DY-1-10.jpg',
    'a/TR-7.jpg',
  ]);
});

test('files added by the operating system are not photos', () => {
  const names = [
    '__MACOSX/._DY-1.jpg',
    'a/.DS_Store',
    'Thumbs.db',
    'a/desktop.ini',
    'DY-1.jpg',
    'a.b/DY-1.jpg',
  ];
  expect(names.filter((name) => !isSystemFile(name))).toEqual(['DY-1.jpg', 'a.b/DY-1.jpg']);
});
