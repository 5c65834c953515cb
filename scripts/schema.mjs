// npm run schema            writes src/db/schema.ts from the migrations
// npm run schema -- --check  ends with 1 when src/db/schema.ts does not match the migrations
import { checkSchema, writeSchema } from './schema.ts';

process.exitCode = process.argv.includes('--check') ? await checkSchema() : await writeSchema();
