import { foldText } from './fold-text.ts';

/**
 * Words of Indian shoppers for the same thing, in English, Hindi and Hindi in Latin letters. A line holds only words that may stand for each
 * other in every search of a shop for made things; spellings of one word need no line, because `foldText` makes them one.
 */
const LINES = [
  'diya deepak jyot',
  'ganesh ganesha ganpati ganapati vinayak',
  'krishna kanha gopal kanhaiya',
  'shiva shiv mahadev shankar',
  'durga devi',
  'murti idol statue figurine sculpture मूर्ति प्रतिमा',
  'mandir temple shrine मंदिर',
  'pooja puja worship',
  'ghanti bell घंटी',
  'toran bandhanwar bandarwal bandanwar तोरण',
  'rakhi rakshabandhan राखी',
  'lantern laltern lalten kandil kandeel लालटेन कंडील',
  'candle mombatti मोमबत्ती',
  'painting chitra art चित्र',
  'mirror sheesha aaina darpan शीशा आईना दर्पण',
  'mask mukhauta मुखौटा',
  'brass peetal पीतल',
  'copper tamba taamba ताँबा तांबा',
  'silver chandi चाँदी चांदी',
  'iron loha लोहा',
  'wood wooden lakdi लकड़ी',
  'marble sangmarmar संगमरमर',
  'stone patthar पत्थर',
  'clay mitti terracotta earthen मिट्टी',
  'bamboo baans बाँस बांस',
  'glass kaanch काँच कांच',
  'leather chamda चमड़ा',
  'paper kagaz काग़ज़ कागज',
  'cotton suti सूती',
  'wool oon woollen ऊन',
  'silk resham रेशम',
  'bag jhola thaila tote handbag purse झोला थैला',
  'pouch batua potli बटुआ पोटली',
  'basket tokri टोकरी',
  'trunk sandook peti chest संदूक',
  'box dibba dabba dibbi डिब्बा',
  'jewellery jewelry gehna zevar ornament गहना',
  'toy khilona खिलौना',
  'doll gudiya puppet kathputli गुड़िया कठपुतली',
  'elephant hathi haathi हाथी',
  'horse ghoda घोड़ा',
  'peacock mor mayur मोर मयूर',
  'cow gau gaay गाय',
  'fish machhli machli मछली',
  'deer hiran हिरण',
  'tree ped vriksha vriksh पेड़ वृक्ष',
  'flower phool फूल',
  'lotus kamal कमल',
  'vase phooldan guldasta फूलदान गुलदस्ता',
  'planter gamla flowerpot गमला',
  'pot handi bartan मटका',
  'bowl katora katori कटोरा',
  'plate thali थाली',
  'tray kishti ट्रे',
  'cushion takiya pillow तकिया',
  'throw razai quilt blanket chaddar रज़ाई',
  'rug carpet kaleen galicha दरी क़ालीन कालीन',
  'durrie dari dhurrie dhurry',
  'swing jhula झूला',
  'stool patla bajot पाटला',
  'journal diary notebook डायरी',
  'gift gifting present tohfa uphar उपहार तोहफ़ा तोहफा',
  'wedding marriage shaadi shadi vivah शादी विवाह',
  'birthday janmdin janamdin जन्मदिन',
  'diwali deepavali deepawali दिवाली दीपावली',
  'navratri navaratri garba नवरात्रि',
  'housewarming grihapravesh grihpravesh',
  'decor decoration sajawat सजावट',
  'white safed सफ़ेद सफेद',
  'red lal laal लाल',
  'blue neela neeli नीला नीली',
  'black kaala kaali काला काली',
  'gold golden sona sunehra सोना सुनहरा',
] as const;

/** The words of each line, by the folded key of each of its words. */
const linesByKey = new Map<string, string[]>();
for (const line of LINES) {
  const words = line.split(' ');
  for (const word of words) {
    const key = foldText(word);
    linesByKey.set(key, [...(linesByKey.get(key) ?? []), ...words]);
  }
}

/** Pairs of words that shoppers write with or without a space. */
const PAIRS = ['griha pravesh', 'grih pravesh', 'house warming', 'raksha bandhan'];

/** Returns the words of a query; pairs that count as one word are joined. */
export function splitWords(query: string): string[] {
  const joined = PAIRS.reduce((text, pair) => text.replaceAll(pair, pair.replace(' ', '')), query);
  return joined.split(' ');
}

/** Returns the words that shoppers use for the same thing as this one, including itself; an empty list for a word without synonyms. */
export function listAlike(word: string): readonly string[] {
  return linesByKey.get(foldText(word)) ?? [];
}
