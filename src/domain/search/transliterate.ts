const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const NASALS: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': '' };
const VIRAMA = '्';
// The nukta is a combining sign: NFD splits क़, ज़, ड़ … into a letter and this dot, which Latin spellings leave out.
const NUKTA = /\u093c/g;

/**
 * Transliterates Hindi into the Latin letters that people type: दीया → diiyaa, पीतल → piital. The silent `a` at the end of a word is left
 * out; inside a word it is written even where it is not pronounced, and the search folds that away.
 */
export function devanagariToLatin(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  const letters = [...text.normalize('NFD').replaceAll(NUKTA, '')];
  return letters.map((letter, index) => toLatin(letter, letters[index + 1])).join('');
}

function toLatin(letter: string, next: string | undefined): string {
  const consonant = CONSONANTS[letter];
  if (consonant === undefined)
    return VOWELS[letter] ?? SIGNS[letter] ?? NASALS[letter] ?? (letter === VIRAMA ? '' : letter);
  return consonant + (hasInherentVowel(next) ? 'a' : '');
}

/** A consonant is followed by an inherent `a` unless a vowel sign or virama follows, or the word ends. */
function hasInherentVowel(next: string | undefined): boolean {
  return next !== undefined && (next in CONSONANTS || next in NASALS || next in VOWELS);
}
