/** The width of a picture in the shop's grid of two, three or four columns, for `<img sizes>`. */
export const GRID_SIZES = '(width >= 80rem) 284px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, 44vw';
