import type { Ctx } from '#shop/context.ts';

/** The words after a command's name and its flags. */
export type Arguments = { words: string[]; flags: { [name: string]: string | boolean | undefined } };

export type Command = {
  /** The arguments after the command's name. */
  takes: string;
  means: string;
  run: (ctx: Ctx, args: Arguments) => Promise<string>;
};
