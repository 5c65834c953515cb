// npm run visitors                                        the last thirty days
// npm run visitors -- --from 2026-11-01 --to 2026-11-30   any others, both days included, in India
import { printVisitors } from './visitors.ts';

process.exitCode = await printVisitors(process.argv.slice(2));
