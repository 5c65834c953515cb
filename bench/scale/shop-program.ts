import { type Program, findFreePort, startProgram } from '../../test/program.ts';
import type { Piece } from './services.ts';

export type ShopProgram = Piece & { port: number; output: () => string };

/** Starts the built program on a port that it keeps when it is started again. */
export async function startShopProgram(wanted: {
  dataDir: string;
  env: Record<string, string>;
}): Promise<ShopProgram> {
  const port = await findFreePort();
  let program: Program = await startProgram({ ...wanted, port });
  let said = '';
  return {
    port,
    output: () => said + program.output(),
    kill: () => program.kill(),
    async again() {
      said += program.output();
      program = await startProgram({ ...wanted, port });
    },
    stop: () => program.stop(),
  };
}
