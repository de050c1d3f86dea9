import { WRITES } from './calls';
import { testFaults } from './expectFault';

testFaults(WRITES);
