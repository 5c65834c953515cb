/** The size guides, by the slug of a category and the name of its subcategory. */
export const sizeGuides: Record<string, Record<string, string>> = {
  festivals: {
    Torans: `Size, Across in cm, Fits a door of
3 ft, 91, 70 to 85 cm
4 ft, 122, 90 to 115 cm
5 ft, 152, 120 to 145 cm
A toran hangs in a curve, so choose it a hand wider than the door.`,
  },
  'home-accent': {
    'Cushion Covers': `Size, In inches, Filler in inches
40 cm, 16 × 16, 18 × 18
45 cm, 18 × 18, 20 × 20
50 cm, 20 × 20, 22 × 22
A filler two inches larger than the cover looks full. Fillers are not included.`,
    'Rugs & Durries': `Size, In cm, Fits
2 × 3 ft, 61 × 91, Beside a bed or at a door
3 × 5 ft, 91 × 152, Before a sofa for two
4 × 6 ft, 122 × 183, Under a coffee table
5 × 8 ft, 152 × 244, Under a sofa and its table
Woven by hand, so each side may differ by an inch.`,
  },
};
