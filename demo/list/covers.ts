/** A category's tile and banner, and their subjects. */
export type Cover = { slug: string; title: string; what: string };

export const covers: Cover[] = [
  { slug: 'wall-decor', title: 'Wall decor', what: 'paintings and a mask on a wall' },
  { slug: 'divine-collections', title: 'Divine collections', what: 'idols and a bell' },
  { slug: 'festivals', title: 'Festivals', what: 'a paper lantern and a five-wick lamp' },
  { slug: 'lighting', title: 'Lighting', what: 'lamps and lanterns, lit' },
  { slug: 'home-accent', title: 'Home accents', what: 'vases and a terracotta horse' },
  { slug: 'gifting', title: 'Gifting', what: 'boxes and toys' },
  { slug: 'storage-bags', title: 'Storage and bags', what: 'bags and baskets' },
  { slug: 'Bestsellers', title: 'Bestsellers', what: 'a basket, a vase, a horse and a bag' },
  { slug: 'new-in', title: 'New in', what: 'vases, a grass box and a printed bag' },
  { slug: 'sale', title: 'Sale', what: 'a basket, a stool, a bag and a planter' },
];
