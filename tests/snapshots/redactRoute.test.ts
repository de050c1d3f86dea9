import { expect, it } from 'vitest';
import { Redactor } from '#src/snapshots/redactor';
import { redactRoute } from '#src/snapshots/redactRoute';
import { sampleState } from '#tests/support/snapshotSample';

it.each([
  ['/product/p1', '/product/p1'],
  ['/order/get/B2018-000001', '/order/get/B2018-000001'],
  ['/order/get/ada%40posta.example', '/order/get/ID-1'],
  ['/order/get/3331234567', '/order/get/ID-1'],
  ['/feedback?orderNumber=rossi', '/feedback?orderNumber=ID-1'],
  ['/product/rossi', '/product/ID-1'],
  ['/?ordina=rossi&max=333123456', '/?ordina=xxxxx&max=999999999'],
  ['/?min=1.234.567,8&max=9999999999999999', '/?min=9.999.999%2C9&max=xxxxxxxxxxxxxxxx'],
  ['/Access/ResetPw/segreto-1/', '/access/resetpw/codice-1'],
  ['/admin/activeAccount/7/segreto-2', '/admin/activeAccount/ID-1/codice-1'],
  ['/admin/acceptance/p1', '/admin/acceptance/codice-1'],
  ['/admin/new-email/7/ada%40posta.example', '/admin/new-email/ID-1/persona1%40example.invalid'],
  ['/admin/new-tel-num/7/3331234567', '/admin/new-tel-num/ID-1/%2B39%20000%200000001'],
  ['/nessuna/Pagina9', '/xxxxxxx/Xxxxxx0'],
  ['/?q=lampada&ordina=nome&min=3', '/?q=lampada&ordina=nome&min=3'],
  ['/?min=1.234,50&max=12345,50', '/?min=1.234%2C50&max=12345%2C50'],
  ['/admin/all-orders?min=1.234&max=+100+', '/admin/all-orders?min=1.234&max=+100+'],
  ['/?q=Ada+Neri+3', '/?q=Xxx+Xxxx+x'],
  ['/?q=amp', '/?q=amp'],
  ['/admin/prodotti?q=lanpada', '/admin/prodotti?q=lanpada'],
  // There it may be a customer’s name, and finds no product.
  ['/admin/all-orders?q=bruno', '/admin/all-orders?q=xxxxx'],
  ['/?utm=Ada', '/?xxx=Xxx'],
  // Taken for the addresses of other sites, these would be unreadable.
  ['//', '//'],
  ['//ada:neri/%E0%A4%A', '//xxx:xxxx/%X0%X0%X'],
  ['/admin/all-orders?q=000001&pagina=2', '/admin/all-orders?q=000001&pagina=2'],
])('the address %j becomes %j', (route, left) => {
  const redactor = new Redactor();
  redactor.setEntities(sampleState().entities);
  expect(redactRoute(route, redactor)).toBe(left);
});
