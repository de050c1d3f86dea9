import { reportingRepeats } from '../../components/chunkFailures';

/** Loads the code that reads and writes the table's CSV files. */
export const loadProductsCsv = reportingRepeats(() => import('./productsCsv'), 'person');
