import { describe, expect, test } from 'vitest';
import * as fc from '#test/fast-check.ts';
import { foldText } from './fold-text.ts';
import { devanagariToLatin } from './transliterate.ts';

describe('folding', () => {
  test.each([
    ['diya', 'deeya', 'diyaa', 'Diya', 'dia', 'दीया'],
    ['deepak', 'dipak', 'deepakh', 'दीपक'],
    ['pital', 'peetal', 'पीतल'],
    ['pooja', 'puja', 'poojaa', 'पूजा'],
    ['phool', 'fool', 'phul', 'फूल'],
    ['warli', 'varli', 'waarli'],
    ['ganesh', 'ganesha', 'gaṇeśa', 'गणेश'],
    ['lakshmi', 'laxmi', 'lakshmee', 'लक्ष्मी'],
    ['jhoola', 'jhula', 'zoola', 'झूला'],
    ['thali', 'thaali', 'थाली'],
    ['madhubani', 'madhubanee', 'मधुबनी'],
    ['tambe', 'tanbe', 'तांबे'],
    ['chitra', 'chitr', 'चित्र'],
    ['toran', 'thoran', 'तोरण'],
  ])('%s and its other spellings have one key', (...spellings) => {
    expect(new Set(spellings.map(foldText)).size).toBe(1);
  });

  test.each([
    ['diya', 'dhoti'],
    ['thali', 'thela'],
    ['toran', 'terracotta'],
    ['matka', 'moti'],
    ['zzzz', 'jha'],
    ['zzz', 'j'],
    ['zz', 'j'],
    ['jaa', 'j'],
    ['ssss', 'sa'],
  ])('keeps %s and %s apart', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));

  test('works word by word and is never empty for a word', () => {
    expect(foldText('  Brass   Deeya ')).toBe('bras dia');
    expect(foldText('a')).toBe('a');
    expect(foldText('')).toBe('');
  });

  test('repeated letters are collapsed, and no word shrinks to a single letter', () => {
    expect(foldText('brasss')).toBe('bras');
    expect(foldText('diyaaaa')).toBe('dia');
    expect(foldText('जा jha jaa')).toBe('ja ja ja');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,8}$/), (text) => {
        expect(foldText(text).length).toBeGreaterThan(1);
      }),
    );
  });

  test('gives keys of small Latin letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text)).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });

  test('gives a word with a doubled letter the same key', () => {
    const word = fc.stringMatching(/^[bdgklmnprst][aiu][bdgklmnprst]i$/);
    fc.assert(
      fc.property(word, (text) => {
        const doubled = text.slice(0, 2) + text[2] + text.slice(2);
        expect(foldText(doubled)).toBe(foldText(text));
      }),
    );
  });
});

describe('Hindi in Latin letters', () => {
  test.each([
    ['दीया', 'diiyaa'],
    ['पीतल', 'piital'],
    ['लक्ष्मी', 'lakshmii'],
    ['ज़री', 'jarii'],
    ['brass', 'brass'],
    ['पीतल diya', 'piital diya'],
  ])('%s is transliterated as %s', (text, latin) => expect(devanagariToLatin(text)).toBe(latin));
});
