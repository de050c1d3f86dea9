import { ADMIN_ACCOUNTS } from './adminAccounts';
import { testFaults } from './expectFault';

testFaults(ADMIN_ACCOUNTS);
