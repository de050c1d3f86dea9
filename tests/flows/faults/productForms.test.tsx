import { testFaults } from './expectFault';
import { PRODUCT_FORMS } from './productForms';

testFaults(PRODUCT_FORMS);
