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
  /** First three digits of its PIN codes, from and to. The ranges overlap at borders, so a mismatch is a warning, never a refusal. */
  pins: readonly (readonly [number, number])[];
};

/** The 28 States and 8 Union territories in alphabetical order. Codes: CBIC state codes, ISO 3166-2:IN. */
// oxfmt-ignore
export const states = [
  { key: 'AN', name: 'Andaman & Nicobar Islands', gst: '35', iso: 'AN', aliases: ['Andaman and Nicobar'], isUtgst: true, pins: [[744, 744]] },
  { key: 'AP', name: 'Andhra Pradesh', gst: '37', iso: 'AP', aliases: ['Andhra', 'AD'], isUtgst: false, pins: [[515, 535]] },
  { key: 'AR', name: 'Arunachal Pradesh', gst: '12', iso: 'AR', aliases: ['Arunachal'], isUtgst: false, pins: [[790, 792]] },
  { key: 'AS', name: 'Assam', gst: '18', iso: 'AS', aliases: ['Asom'], isUtgst: false, pins: [[781, 788]] },
  { key: 'BR', name: 'Bihar', gst: '10', iso: 'BR', aliases: ['BH'], isUtgst: false, pins: [[800, 855]] },
  { key: 'CH', name: 'Chandigarh', gst: '04', iso: 'CH', aliases: ['Chandigarh UT'], isUtgst: true, pins: [[140, 140], [160, 160]] },
  { key: 'CG', name: 'Chhattisgarh', gst: '22', iso: 'CG', aliases: ['Chattisgarh', 'Chhatisgarh', 'Chattishgarh', 'CT'], isUtgst: false, pins: [[490, 497]] },
  { key: 'DH', name: 'Dadra & Nagar Haveli and Daman & Diu', gst: '26', iso: 'DH', aliases: ['Dadra and Nagar Haveli', 'Daman and Diu', 'DN', 'DD', 'DNHDD'], isUtgst: true, pins: [[362, 362], [396, 396]] },
  { key: 'DL', name: 'Delhi', gst: '07', iso: 'DL', aliases: ['New Delhi', 'NCT of Delhi', 'National Capital Territory of Delhi'], isUtgst: false, pins: [[110, 110]] },
  { key: 'GA', name: 'Goa', gst: '30', iso: 'GA', aliases: [], isUtgst: false, pins: [[403, 403]] },
  { key: 'GJ', name: 'Gujarat', gst: '24', iso: 'GJ', aliases: ['Gujrat'], isUtgst: false, pins: [[360, 396]] },
  { key: 'HR', name: 'Haryana', gst: '06', iso: 'HR', aliases: ['Hariyana'], isUtgst: false, pins: [[121, 136]] },
  { key: 'HP', name: 'Himachal Pradesh', gst: '02', iso: 'HP', aliases: ['Himachal'], isUtgst: false, pins: [[171, 177]] },
  { key: 'JK', name: 'Jammu and Kashmir', gst: '01', iso: 'JK', aliases: ['Jammu Kashmir', 'J&K'], isUtgst: false, pins: [[180, 193]] },
  { key: 'JH', name: 'Jharkhand', gst: '20', iso: 'JH', aliases: [], isUtgst: false, pins: [[813, 835]] },
  { key: 'KA', name: 'Karnataka', gst: '29', iso: 'KA', aliases: [], isUtgst: false, pins: [[560, 591]] },
  { key: 'KL', name: 'Kerala', gst: '32', iso: 'KL', aliases: ['Keralam'], isUtgst: false, pins: [[670, 695]] },
  { key: 'LA', name: 'Ladakh', gst: '38', iso: 'LA', aliases: ['Laddakh'], isUtgst: true, pins: [[194, 194]] },
  { key: 'LD', name: 'Lakshadweep', gst: '31', iso: 'LD', aliases: ['Lakshadweep Islands', 'Lakshdweep'], isUtgst: true, pins: [[682, 682]] },
  { key: 'MP', name: 'Madhya Pradesh', gst: '23', iso: 'MP', aliases: [], isUtgst: false, pins: [[450, 488]] },
  { key: 'MH', name: 'Maharashtra', gst: '27', iso: 'MH', aliases: [], isUtgst: false, pins: [[400, 445]] },
  { key: 'MN', name: 'Manipur', gst: '14', iso: 'MN', aliases: [], isUtgst: false, pins: [[795, 795]] },
  { key: 'ML', name: 'Meghalaya', gst: '17', iso: 'ML', aliases: [], isUtgst: false, pins: [[793, 794]] },
  { key: 'MZ', name: 'Mizoram', gst: '15', iso: 'MZ', aliases: [], isUtgst: false, pins: [[796, 796]] },
  { key: 'NL', name: 'Nagaland', gst: '13', iso: 'NL', aliases: [], isUtgst: false, pins: [[797, 798]] },
  { key: 'OD', name: 'Odisha', gst: '21', iso: 'OD', aliases: ['Orissa', 'OR'], isUtgst: false, pins: [[751, 770]] },
  { key: 'PY', name: 'Puducherry', gst: '34', iso: 'PY', aliases: ['Pondicherry', 'Pondichery'], isUtgst: false, pins: [[533, 533], [605, 605], [607, 607], [609, 609], [673, 673]] },
  { key: 'PB', name: 'Punjab', gst: '03', iso: 'PB', aliases: ['Panjab'], isUtgst: false, pins: [[140, 160]] },
  { key: 'RJ', name: 'Rajasthan', gst: '08', iso: 'RJ', aliases: [], isUtgst: false, pins: [[301, 345]] },
  { key: 'SK', name: 'Sikkim', gst: '11', iso: 'SK', aliases: [], isUtgst: false, pins: [[737, 737]] },
  { key: 'TN', name: 'Tamil Nadu', gst: '33', iso: 'TN', aliases: ['Tamilnadu'], isUtgst: false, pins: [[600, 643]] },
  { key: 'TG', name: 'Telangana', gst: '36', iso: 'TS', aliases: ['Telengana', 'Telangana State'], isUtgst: false, pins: [[500, 509]] },
  { key: 'TR', name: 'Tripura', gst: '16', iso: 'TR', aliases: [], isUtgst: false, pins: [[799, 799]] },
  { key: 'UP', name: 'Uttar Pradesh', gst: '09', iso: 'UP', aliases: ['U.P.', 'Uttarpradesh'], isUtgst: false, pins: [[201, 285]] },
  { key: 'UK', name: 'Uttarakhand', gst: '05', iso: 'UK', aliases: ['Uttaranchal', 'Uttrakhand', 'UT', 'UA'], isUtgst: false, pins: [[244, 263]] },
  { key: 'WB', name: 'West Bengal', gst: '19', iso: 'WB', aliases: ['Bengal', 'Paschim Banga'], isUtgst: false, pins: [[700, 743]] },
] as const satisfies readonly StateRow[];

export type StateKey = (typeof states)[number]['key'];
export type State = StateRow & { key: StateKey };

export const StateKey = z.enum(states.map((state) => state.key));

/** Returns the State of a key. Throws RangeError where there is none. */
export function getState(key: StateKey): State {
  const state = states.find((candidate) => candidate.key === key);
  if (!state) throw new RangeError(`No such State: ${key}`);
  return state;
}

/** Returns the State for a key, ISO code, name or alias as written by a person, a map or an old address; undefined if there is none. */
export function findState(text: string): State | undefined {
  return byName.get(fold(text.replace(/^\s*IN-/i, '')));
}

/** Returns the State of a two-digit GST code; undefined for the dead codes 25 and 28 and for 96, 97 and 99. */
export function findStateByGst(code: string): State | undefined {
  return states.find((state) => state.gst === code);
}

/** Returns "Uttar Pradesh (09)", as Rule 46 requires it in print. */
export function formatState(key: StateKey): string {
  const { name, gst } = getState(key);
  return `${name} (${gst})`;
}

/** Returns a warning when the PIN code looks like another State's. It is only a warning, because the ranges overlap at borders. */
export function pinWarning(pin: string, key: StateKey): string | undefined {
  if (!/^[1-9][0-9]{5}$/.test(pin)) return undefined;
  const prefix = Number(pin.slice(0, 3));
  const state = getState(key);
  if (state.pins.some(([from, to]) => prefix >= from && prefix <= to)) return undefined;
  return `PIN code ${pin} does not look like one in ${state.name}. Please check it.`;
}

const byName = new Map<string, State>(
  states.flatMap((state) =>
    [state.key, state.name, state.iso, ...state.aliases].map((name) => [fold(name), state]),
  ),
);

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}
