import type { Page } from 'playwright-core';

/** A state that a page reaches through user actions. */
export type State = {
  what: string;
  on: 'phone' | 'desk';
  path: string;
  as?: 'customer';
  /** Brings the page into the state, and waits until it is reached. */
  bring: (page: Page) => Promise<unknown>;
};
/** Paths of products and orders that the states need. */
export type Places = { varied: string; plain: string; soldOut: string; order: string; url: string };

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
export const sees = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();
export const seesDialog = (page: Page, name?: string | RegExp) =>
  page
    .getByRole('dialog', { ...(name && { name }) })
    .filter({ visible: true })
    .waitFor();
