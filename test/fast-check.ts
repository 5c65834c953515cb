import { configureGlobal } from 'fast-check';
import { seed } from './seed.ts';

// Every property starts from the seed of the run, which a failure prints.
configureGlobal({ seed });

export * from 'fast-check';
