import { z } from 'zod';

type StateRow = {
  key: string;
  name: string;
  /** First two digits of a GSTIN registered there. */
  gst: string;
  /** ISO 3166-2 without "IN-". */
  iso: string;
  /** Other spellings people, maps and couriers use. */
  aliases: readonly string[];
  /** Union territories without a legislature charge UTGST instead of SGST. */
  isUtgst: boolean;
};

/** The 28 States and 8 Union territories in alphabetical order. Codes: CBIC state codes, ISO 3166-2:IN. */
// oxfmt-ignore
export const STATES = [
  { key: 'AN', name: 'Andaman & Nicobar Islands', gst: '35', iso: 'AN', aliases: ['Andaman and Nicobar'], isUtgst: true },
  { key: 'AP', name: 'Andhra Pradesh', gst: '37', iso: 'AP', aliases: ['Andhra', 'AD'], isUtgst: false },
  { key: 'AR', name: 'Arunachal Pradesh', gst: '12', iso: 'AR', aliases: ['Arunachal'], isUtgst: false },
  { key: 'AS', name: 'Assam', gst: '18', iso: 'AS', aliases: ['Asom'], isUtgst: false },
  { key: 'BR', name: 'Bihar', gst: '10', iso: 'BR', aliases: ['BH'], isUtgst: false },
  { key: 'CH', name: 'Chandigarh', gst: '04', iso: 'CH', aliases: ['Chandigarh UT'], isUtgst: true },
  { key: 'CG', name: 'Chhattisgarh', gst: '22', iso: 'CG', aliases: ['Chattisgarh', 'Chhatisgarh', 'Chattishgarh', 'CT'], isUtgst: false },
  { key: 'DH', name: 'Dadra & Nagar Haveli and Daman & Diu', gst: '26', iso: 'DH', aliases: ['Dadra and Nagar Haveli', 'Daman and Diu', 'DN', 'DD', 'DNHDD'], isUtgst: true },
  { key: 'DL', name: 'Delhi', gst: '07', iso: 'DL', aliases: ['New Delhi', 'NCT of Delhi', 'National Capital Territory of Delhi'], isUtgst: false },
  { key: 'GA', name: 'Goa', gst: '30', iso: 'GA', aliases: [], isUtgst: false },
  { key: 'GJ', name: 'Gujarat', gst: '24', iso: 'GJ', aliases: ['Gujrat'], isUtgst: false },
  { key: 'HR', name: 'Haryana', gst: '06', iso: 'HR', aliases: ['Hariyana'], isUtgst: false },
  { key: 'HP', name: 'Himachal Pradesh', gst: '02', iso: 'HP', aliases: ['Himachal'], isUtgst: false },
  { key: 'JK', name: 'Jammu and Kashmir', gst: '01', iso: 'JK', aliases: ['Jammu Kashmir', 'J&K'], isUtgst: false },
  { key: 'JH', name: 'Jharkhand', gst: '20', iso: 'JH', aliases: [], isUtgst: false },
  { key: 'KA', name: 'Karnataka', gst: '29', iso: 'KA', aliases: [], isUtgst: false },
  { key: 'KL', name: 'Kerala', gst: '32', iso: 'KL', aliases: ['Keralam'], isUtgst: false },
  { key: 'LA', name: 'Ladakh', gst: '38', iso: 'LA', aliases: ['Laddakh'], isUtgst: true },
  { key: 'LD', name: 'Lakshadweep', gst: '31', iso: 'LD', aliases: ['Lakshadweep Islands', 'Lakshdweep'], isUtgst: true },
  { key: 'MP', name: 'Madhya Pradesh', gst: '23', iso: 'MP', aliases: [], isUtgst: false },
  { key: 'MH', name: 'Maharashtra', gst: '27', iso: 'MH', aliases: [], isUtgst: false },
  { key: 'MN', name: 'Manipur', gst: '14', iso: 'MN', aliases: [], isUtgst: false },
  { key: 'ML', name: 'Meghalaya', gst: '17', iso: 'ML', aliases: [], isUtgst: false },
  { key: 'MZ', name: 'Mizoram', gst: '15', iso: 'MZ', aliases: [], isUtgst: false },
  { key: 'NL', name: 'Nagaland', gst: '13', iso: 'NL', aliases: [], isUtgst: false },
  { key: 'OD', name: 'Odisha', gst: '21', iso: 'OD', aliases: ['Orissa', 'OR'], isUtgst: false },
  { key: 'PY', name: 'Puducherry', gst: '34', iso: 'PY', aliases: ['Pondicherry', 'Pondichery'], isUtgst: false },
  { key: 'PB', name: 'Punjab', gst: '03', iso: 'PB', aliases: ['Panjab'], isUtgst: false },
  { key: 'RJ', name: 'Rajasthan', gst: '08', iso: 'RJ', aliases: [], isUtgst: false },
  { key: 'SK', name: 'Sikkim', gst: '11', iso: 'SK', aliases: [], isUtgst: false },
  { key: 'TN', name: 'Tamil Nadu', gst: '33', iso: 'TN', aliases: ['Tamilnadu'], isUtgst: false },
  { key: 'TG', name: 'Telangana', gst: '36', iso: 'TS', aliases: ['Telengana', 'Telangana State'], isUtgst: false },
  { key: 'TR', name: 'Tripura', gst: '16', iso: 'TR', aliases: [], isUtgst: false },
  { key: 'UP', name: 'Uttar Pradesh', gst: '09', iso: 'UP', aliases: ['U.P.', 'Uttarpradesh'], isUtgst: false },
  { key: 'UK', name: 'Uttarakhand', gst: '05', iso: 'UK', aliases: ['Uttaranchal', 'Uttrakhand', 'UT', 'UA'], isUtgst: false },
  { key: 'WB', name: 'West Bengal', gst: '19', iso: 'WB', aliases: ['Bengal', 'Paschim Banga'], isUtgst: false },
] as const satisfies readonly StateRow[];

export type StateKey = (typeof STATES)[number]['key'];
export type State = StateRow & { key: StateKey };

export const StateKey = z.enum(STATES.map((state) => state.key));

/** Returns the State of a key. Throws RangeError for an unknown key. */
export function getState(key: StateKey): State {
  const state = STATES.find((candidate) => candidate.key === key);
  if (!state) throw new RangeError(`No such State: ${key}`);
  return state;
}

/** Returns the State for a key, ISO code, name or alias as written by a person, a map or an old address; undefined if there is none. */
export function findState(text: string): State | undefined {
  return byName.get(fold(text.replace(/^\s*IN-/i, '')));
}

/** Returns the State of a two-digit GST code; undefined for the dead codes 25 and 28 and for 96, 97 and 99. */
export function findStateByGst(code: string): State | undefined {
  return STATES.find((state) => state.gst === code);
}

/** Returns "Uttar Pradesh (09)", as Rule 46 requires it in print. */
export function formatState(key: StateKey): string {
  const { name, gst } = getState(key);
  return `${name} (${gst})`;
}

const byName = new Map<string, State>(
  STATES.flatMap((state) =>
    [state.key, state.name, state.iso, ...state.aliases].map((name) => [fold(name), state]),
  ),
);

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}
