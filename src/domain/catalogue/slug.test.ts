import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['Wall Art & Décor', 'wall-art-decor'],
  ["Potter's Wheel", 'potters-wheel'],
  ['Kaarigari', 'kaarigari'],
  ['मिट्टी का दीया', 'mitti-ka-diya'],
  ['कुल्हड़ Chai Cup', 'kulhad-chai-cup'],
  ['மண் விளக்கு', 'man-vilakku'],
  ['★★', ''],
])('the slug of %s is “%s”', (name, slug) => expect(toSlug(name)).toBe(slug));
