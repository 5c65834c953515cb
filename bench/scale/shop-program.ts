import { type Program, findFreePort, startProgram } from '../../test/program.ts';
import type { Piece } from './services.ts';

export type ShopProgram = Piece & {
  port: number;
  output: () => string;
  /** Makes the next start use this version. */
  becomeNew: () => void;
};

/** Starts the built program, or that of `entry`, on a port that it keeps across restarts. */
export async function startShopProgram(wanted: {
  dataDir: string;
  env: Record<string, string>;
  entry?: string | undefined;
}): Promise<ShopProgram> {
  const port = await findFreePort();
  let { entry } = wanted;
  const start = () => startProgram({ ...wanted, entry, port });
  let program: Program = await start();
  let said = '';
  return {
    port,
    output: () => said + program.output(),
    kill: () => program.kill(),
    async again() {
      said += program.output();
      program = await start();
    },
    stop: () => program.stop(),
    becomeNew: () => void (entry = undefined),
  };
}
