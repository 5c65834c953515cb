import type { RegisterName } from '#domain/catalogue/register.ts';
import { INDIAN_STATE_CHOICES } from '#admin/indian-states.tsx';
import type { FieldShape } from '#admin/content/fields/field-shape.ts';

const shared = (story: string): FieldShape[] => [
  { kind: 'line', name: 'name', label: 'Name' },
  {
    kind: 'line',
    name: 'slug',
    label: 'Web address',
    hint: 'The end of its address in the shop, made from the name if you leave it empty. An earlier address leads to the new one.',
  },
  { kind: 'line', name: 'place', label: 'Village or town' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    choices: [{ value: '', label: 'Not said' }, ...INDIAN_STATE_CHOICES],
  },
  { kind: 'text-area', name: 'story', label: 'Words', hint: story },
];

/** The fields of an entry of each register, in the order of its form. */
export const ENTRY_SHAPES: Record<RegisterName, readonly FieldShape[]> = {
  makers: shared('Who they are and how they work. An empty line begins a paragraph.'),
  crafts: [
    ...shared('How it is made and where it comes from. An empty line begins a paragraph.'),
    {
      kind: 'line',
      name: 'gi_name',
      label: 'Geographical indication',
      hint: 'The registered name, like Moradabad Metal Craft. The law protects it for goods from that place.',
    },
    {
      kind: 'line',
      name: 'gi_authorised_user_no',
      label: 'Number of the authorised user',
      hint: 'Yours or your maker’s, from the GI Registry. Without it the shop does not show the GI.',
    },
    {
      kind: 'line',
      name: 'craftmark_no',
      label: 'Craftmark licence',
      hint: 'Its number, if the All India Artisans and Craftworkers Welfare Association gave you one.',
    },
  ],
};
