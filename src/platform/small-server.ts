import { totalmem } from 'node:os';

const smallBytes = 2 * 1024 ** 3;
// Zero means that the system sets no limit.
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Whether this server has so little memory that the program must be left as much of it as possible. */
export const IS_SMALL_SERVER = memoryBytes < smallBytes;
