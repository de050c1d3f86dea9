import fc from 'fast-check';
import { SEED } from './exhaustive';

fc.configureGlobal({ seed: SEED });
