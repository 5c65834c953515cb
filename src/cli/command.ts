import type { Ctx } from '#shop/context.ts';

export type Told = { words: string[]; flags: { [name: string]: string | boolean | undefined } };

export type Command = {
  /** The arguments after the command's name. */
  takes: string;
  means: string;
  run: (ctx: Ctx, told: Told) => Promise<string>;
};
