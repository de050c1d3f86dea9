import type { Mutant } from '../mutant.ts';

const GUARD = 'src/queries/useLeaveGuard.ts';
const ONE = 'src/queries/useOneAtATime.ts';
const PRICE = 'src/domain/price.ts';
const LINKS = 'src/screens/admin/links/linkCalls.ts';
const LINK_TESTS = ['tests/flows/links.test.tsx'];
const INSERT = ['tests/flows/insert-product.test.tsx'];
const EDIT = ['tests/flows/edit-product.test.tsx'];

/** What is typed, chosen and asked: nothing is sent twice, unasked, or lost. */
export const FORMS: readonly Mutant[] = [
  {
    name: 'a double press, or Enter and a press, is one intent',
    file: ONE,
    text: 'if (isUnderWay.current) return undefined;',
    by: '',
    tests: ['tests/flows/access.test.tsx'],
  },
  {
    name: 'what failed may be tried again',
    file: ONE,
    text: '    } finally {\n      isUnderWay.current = false;\n    }',
    by: '    } finally {\n      // never free again\n    }',
    tests: ['tests/flows/order.test.tsx'],
  },
  {
    name: 'a price is a price to its end',
    file: PRICE,
    text: '(?:[.,](\\d{0,2}))?$/',
    by: '(?:[.,](\\d{0,2}))?/',
    tests: ['tests/domain/price.test.ts'],
  },
  {
    name: 'a price that can be read in two ways is refused',
    file: PRICE,
    text: '/^\\d{1,3}(\\.\\d{3})+,\\d{1,2}$/',
    by: '/^\\d{1,3}(\\.\\d{3})+(,\\d{1,2})?$/',
    tests: ['tests/domain/price.test.ts'],
  },
  {
    name: 'the order of pictures that is sent is the one shown',
    file: 'src/screens/admin/products/useEditForm.ts',
    text: 'orderedFileNames: [...orderedFileNames] });',
    by: 'orderedFileNames: [...body.fileNames] });',
    tests: EDIT,
  },
  {
    name: 'saving waits for pictures on their way',
    file: 'src/screens/admin/products/useEditForm.ts',
    text: 'const isSettled = await images.settled();',
    by: 'const isSettled = true;',
    tests: EDIT,
  },
  {
    name: 'a file is a picture by its first bytes, not by its name',
    file: 'src/domain/imageFiles.ts',
    text: "return type !== null && accepted.includes(type) ? null : 'false';",
    by: 'return type === null ? null : null;',
    tests: ['tests/domain/imageFiles.test.ts'],
  },
  {
    name: 'a text that could not be sent stays typed',
    file: 'src/screens/order/OrderShippingForm.tsx',
    text: 'if (await put(draft.base, draft.mine)) draft.clear();',
    by: 'await put(draft.base, draft.mine);\n    draft.clear();',
    tests: ['tests/flows/order-admin.test.tsx'],
  },
  {
    name: 'a new product that was refused stays typed',
    file: 'src/screens/admin/products/useInsertForm.ts',
    text: '      failed(texts.insertFailed(failure),',
    by: '      clear();\n      failed(texts.insertFailed(failure),',
    tests: INSERT,
  },
  {
    name: 'passwords and codes are no drafts',
    file: 'src/screens/admin/registration/useRegistration.ts',
    text: 'const [secret, setSecret] = useState(NOTHING_SECRET);',
    by: "const [secret, setSecret] = useDraft('admin-registration/secret', NOTHING_SECRET);",
    tests: ['tests/flows/registration.test.tsx'],
  },
  {
    name: 'closing a tab with unsaved work is asked about',
    file: GUARD,
    text: "addEventListener('beforeunload', stopClosing);",
    by: '',
    tests: INSERT,
  },
  {
    name: 'leaving unsaved work by a link is asked about',
    file: GUARD,
    text: "document.addEventListener('click', stopLink, true);",
    by: '',
    tests: INSERT,
  },
  {
    name: 'leaving unsaved work by the browser’s Back is asked about',
    file: GUARD,
    text: 'const endSteps = guardSteps(stopStep);',
    by: 'const endSteps = () => {};\n    void guardSteps;\n    void stopStep;',
    tests: INSERT,
  },
  {
    name: 'deleting a product is confirmed',
    file: 'src/screens/product/AdminActions.tsx',
    text: 'onClick={() => setIsAsking(!deletion.isBusy)}',
    by: 'onClick={() => void deletion.remove()}',
    tests: ['tests/flows/productAdmin.test.tsx'],
  },
  {
    name: 'deleting a picture is confirmed',
    file: 'src/screens/admin/products/EditImages.tsx',
    text: 'onRemove={(place) => setAsked(order[place] ?? null)}',
    by: "onRemove={(place) => void remove(order[place] ?? '')}",
    tests: EDIT,
  },
  {
    name: 'emptying the cart is confirmed',
    file: 'src/screens/cart/CartContents.tsx',
    text: 'onClick={() => setIsEmptying(true)}',
    by: 'onClick={() => void empty()}',
    tests: ['tests/flows/cart.test.tsx'],
  },
  {
    name: 'removing from the cart is confirmed',
    file: 'src/screens/cart/useRemoval.ts',
    text: 'ask: (product: Product, place: number) => setAsked({ product, place }),',
    by: 'ask: (product: Product, place: number) => void remove(product, place),',
    tests: ['tests/flows/cart.test.tsx'],
  },
  {
    name: 'a refund is confirmed',
    file: 'src/screens/order/OrderAdminPanel.tsx',
    text: 'onClick={() => setAsked(isBusy ? null : state)}',
    by: 'onClick={() => void perform(() => refund(orderNumber), texts.refunded, texts.refundFailed)}',
    tests: ['tests/flows/order-admin.test.tsx'],
  },
  {
    name: 'nobody is deleted without the boss code',
    file: 'src/screens/admin/admins/BossCodeDialog.tsx',
    text: "if (code === '') input.current?.focus();\n    else onConfirm();",
    by: 'onConfirm();',
    tests: ['tests/flows/admins.test.tsx'],
  },
  {
    name: 'a mailed link calls once, however often the page is drawn',
    file: LINKS,
    text: 'if (running) return running;',
    by: '',
    tests: LINK_TESTS,
  },
  {
    name: 'a mailed link that has worked calls no more in this tab',
    file: LINKS,
    text: "return typeof text === 'string' ? { kind: 'success', text } : null;",
    by: 'return text === link ? null : null;',
    tests: LINK_TESTS,
  },
  {
    name: 'a mailed link that has failed may call again',
    file: LINKS,
    text: "if (outcome.kind === 'success') remember(link, outcome.text);",
    by: 'remember(link, outcome.text);',
    tests: LINK_TESTS,
  },
  {
    name: 'no confetti for who wants no motion',
    file: 'src/screens/admin/links/Celebration.tsx',
    text: "!matchMedia('(prefers-reduced-motion: reduce)').matches && ",
    by: '',
    tests: LINK_TESTS,
  },
];
