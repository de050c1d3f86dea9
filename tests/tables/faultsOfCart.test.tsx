import { CART_AND_CHECKOUT } from '#tests/support/faultTable/calls/cart';
import { PRODUCT_TABLE, PRODUCTS } from '#tests/support/faultTable/calls/products';
import { faultCells } from '#tests/support/faultCells';

faultCells([...CART_AND_CHECKOUT, ...PRODUCTS, PRODUCT_TABLE]);
