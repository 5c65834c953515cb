import { expect, test } from 'vitest';
import { listOwnLinks } from './own-links.ts';
import {
  listImages,
  listPictureKeys,
  toPictureMarkdown,
  toShownPicture,
  withTrueSizes,
} from './text-picture.ts';

const key = '0123456789abcdef0123456789abcdef';
const picture = { key, width: 1600, height: 1067 };

test('a picture is written as Markdown with its description escaped, and is read back', () => {
  const text = toPictureMarkdown(picture, ' A [red] diya,\n*lit*_ ');
  expect(text).toBe(`![A \\[red\\] diya, \\*lit\\*\\_](/media/${key}/1600x1067)`);
  expect(listImages(`Words ${text} and ![](https://else.example/a.png "title")`)).toEqual([
    { alt: 'A \\[red\\] diya, \\*lit\\*\\_', address: `/media/${key}/1600x1067` },
    { alt: '', address: 'https://else.example/a.png' },
  ]);
  expect(listPictureKeys(text)).toEqual([key]);
});

test('a picture is scaled to fit the text column and the screen height, and is never enlarged', () => {
  const sizeOf = (size: string) => {
    const { width, height } = toShownPicture(`/media/${key}/${size}`)!;
    return [width, height];
  };
  expect(sizeOf('1600x1067')).toEqual([672, 448]);
  expect(sizeOf('3000x4000')).toEqual([480, 640]);
  expect(sizeOf('300x200')).toEqual([300, 200]);
});

test.for([
  'https://else.example/media/0123456789abcdef0123456789abcdef/9x9',
  '//else.example/a.png',
  `/media/${key}/0x10`,
  `/media/${key}/1280.webp`,
  `/media/${key}/10x10"onload="alert(1)`,
  '/media/short/10x10',
])('%s is not accepted as one of the shop’s pictures', (address) => {
  expect(toShownPicture(address)).toBeUndefined();
});

test('a picture gets its stored size instead of the size that was sent', () => {
  const sent = `![a](/media/${key}/1x9000)`;
  expect(withTrueSizes(sent, new Map([[key, picture]]))).toBe(`![a](/media/${key}/1600x1067)`);
});

test('a picture does not count as a link to a page of the shop, but a link around a picture does', () => {
  const text = `![a](/media/${key}/9x9) [![b](/media/${key}/9x9)](/about) [c](/media/${key}/9x9)`;
  expect(listOwnLinks(text, 'story').map(({ path }) => path)).toEqual(['/about', `/media/${key}/9x9`]);
});
