// Every sentence in the head of a page that a person reads, besides the titles and texts of the areas themselves.

export const pageOf = (title: string, page: number) => `${title}, page ${page}`;
