// All text in the head of a page, except the titles and texts of the areas themselves.

export const pageOf = (title: string, page: number) => `${title}, page ${page}`;
