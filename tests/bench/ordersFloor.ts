/** The rows on a screen of the bench's size. */
const FIRST_SCREENFUL = 20;

/**
 * Returns the minimum of a list of all orders: one document without a framework that makes the same call, keeps the
 * response, and renders the first screenful, newest first.
 */
export function ordersFloorPage(dataOrigin: string): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ordini</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font-family: system-ui, sans-serif; }
main { max-width: 76rem; margin: auto; padding: 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { height: 3.25rem; padding: 0 .75rem; border-bottom: 1px solid #ddd; text-align: left; }
</style>
</head>
<body>
<main>
<h1>Ordini</h1>
<label>Cerca per numero ordine <input type="search"></label>
<table><thead><tr><th>Numero ordine</th><th>Data</th><th>Stato</th><th>Totale</th><th>Dettagli</th></tr></thead><tbody></tbody></table>
</main>
<script>
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
const date = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' });
const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties));
fetch('${dataOrigin}/order/getAll', { credentials: 'include', headers: { BearerToken: localStorage.adminAuthToken } })
  .then((reply) => reply.json())
  .then((orders) => {
    window.orders = orders.sort((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
    const rows = document.createDocumentFragment();
    for (const order of orders.slice(0, ${FIRST_SCREENFUL})) {
      const row = add(rows, 'tr', {});
      add(row, 'td', { textContent: order.orderNumber });
      add(row, 'td', { textContent: date.format(new Date(order.timestamp)) });
      add(row, 'td', { textContent: order.stateOfOrder });
      add(row, 'td', { textContent: euro.format(order.totalCost) });
      add(add(row, 'td', {}), 'a', { href: '/order/get/' + order.orderNumber, textContent: 'Dettagli' });
    }
    document.querySelector('tbody').append(rows);
  });
</script>
</body>
</html>`;
}
