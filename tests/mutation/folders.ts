/** The tests of a folder of `src`, and the share of its mutants that they must find. */
export type MutatedFolder = { tests: string[]; score: number };

/** Each folder is measured with its own tests: all tests would take hours. */
export const FOLDERS: Record<string, MutatedFolder> = {
  'src/session': {
    tests: [
      'tests/store/session*.test.ts',
      'tests/store/person.test.ts',
      'tests/store/logoutMark.test.ts',
      'tests/tabs/session.test.ts',
    ],
    score: 76,
  },
  'src/entities': {
    tests: ['tests/store/table.test.ts', 'tests/store/selectOrderIndex.test.ts'],
    score: 50,
  },
  'src/domain': {
    tests: ['tests/domain/*.test.ts', 'tests/store/orderTimeline.test.ts'],
    score: 64,
  },
  'src/cross-tab': {
    tests: [
      'tests/tabs/{alone,clock,hostile,newOrders,reads,session,versions,writes}.test.ts',
      'tests/store/readFirstItems.test.ts',
    ],
    score: 54,
  },
  'src/api': {
    tests: ['tests/contract/*.test.ts', 'tests/store/!(*Races|bulkLoad|longVisit).test.ts'],
    score: 75,
  },
};
