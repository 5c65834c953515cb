/** A maker's workbench, by the maker's name in the demo, and the subject of the picture. */
export type Workshop = { slug: string; maker: string; what: string };

export const workshops: Workshop[] = [
  {
    slug: 'blue-pottery',
    maker: 'Kotwal Neeli Pottery, Jaipur',
    what: 'A half-painted vase on a bench, bowls of cobalt and turquoise, brushes in a cup',
  },
  {
    slug: 'block-printing',
    maker: 'Chhipa Mohalla Print House, Bagru',
    what: 'Cloth printed halfway across, carved blocks and a tray of indigo',
  },
  {
    slug: 'dhokra',
    maker: 'Sukhdai and Lachhu Ghadwa, Bastar',
    what: 'An elephant modelled in wax beside one cast in brass, clay moulds and threads of wax',
  },
];
