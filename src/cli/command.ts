import type { Ctx } from '#shop/context.ts';

export type Told = { words: string[]; flags: { [name: string]: string | boolean | undefined } };

export type Command = {
  /** What follows the command's name. */
  takes: string;
  means: string;
  run: (ctx: Ctx, told: Told) => Promise<string>;
};
