import type { RegisterName } from '#domain/catalogue/register.ts';
import { INDIAN_STATE_CHOICES } from '#admin/indian-states.tsx';
import type { FieldShape } from '#admin/content/fields/field-shape.ts';

const shared = (story: string): FieldShape[] => [
  { kind: 'line', name: 'name', label: 'Name' },
  {
    kind: 'line',
    name: 'slug',
    label: 'Web address',
    hint: 'The last part of its web address. Leave empty to make it from the name. An old address leads to the new one.',
  },
  { kind: 'line', name: 'place', label: 'Village or town' },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    choices: [{ value: '', label: 'Not given' }, ...INDIAN_STATE_CHOICES],
  },
  { kind: 'text-area', name: 'story', label: 'Story', hint: story },
];

/** The fields of an entry of each register, in the order of its form. */
export const ENTRY_SHAPES: Record<RegisterName, readonly FieldShape[]> = {
  makers: shared('Who they are and how they work. Leave a blank line to start a new paragraph.'),
  crafts: [
    ...shared('How it is made and where it comes from. Leave a blank line to start a new paragraph.'),
    {
      kind: 'line',
      name: 'gi_name',
      label: 'Geographical indication',
      hint: 'The registered name, like Moradabad Metal Craft. The law protects it for goods from that place.',
    },
    {
      kind: 'line',
      name: 'gi_authorised_user_no',
      label: 'Authorised user number',
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
