import { ACCESS_AND_ADMIN } from './calls';
import { testFaults } from './expectFault';

testFaults(ACCESS_AND_ADMIN);
