import { READS } from './calls';
import { testFaults } from './expectFault';

testFaults(READS);
