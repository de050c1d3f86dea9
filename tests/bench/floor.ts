/** The rows on a screen of the bench's size, with four cards each. */
const FIRST_SCREENFUL = 12;

/**
 * Returns the minimum of a shop's home page: one document without a framework that makes the same two calls and renders
 * the first screenful of cards (`/?all`: every card).
 */
export function floorPage(dataOrigin: string): string {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bottega</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font-family: system-ui, sans-serif; }
header { display: flex; justify-content: space-between; padding: 1rem; }
main { max-width: 76rem; margin: auto; padding: 1rem; }
#grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; min-height: 100vh; }
article { border: 1px solid #ddd; border-radius: 8px; overflow: hidden; }
article img { display: block; width: 100%; height: auto; aspect-ratio: 1; background: #eee; }
h2 { height: 2.6em; margin: .75rem; overflow: hidden; font-size: 1rem; line-height: 1.3; }
p { margin: .75rem; font-weight: bold; }
</style>
</head>
<body>
<header><a href="/">Bottega</a><a href="/cart">Carrello <span id="badge"></span></a></header>
<main><h1>Prodotti</h1><div id="grid"></div></main>
<script>
const get = (path) => fetch('${dataOrigin}' + path, { credentials: 'include' }).then((reply) => reply.json());
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });
const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties));
get('/insertion/getAll').then((products) => {
  const cards = document.createDocumentFragment();
  for (const product of location.search === '?all' ? products : products.slice(0, ${FIRST_SCREENFUL})) {
    const card = add(cards, 'article', {});
    add(card, 'img', { width: 800, height: 800, alt: product.title, src: '${dataOrigin}/images/' + product.fileNames[0] });
    add(add(card, 'h2', {}), 'a', { href: '/product/' + product.id, textContent: product.title });
    add(card, 'p', { textContent: euro.format(product.price) });
    add(card, 'button', { textContent: 'Aggiungi al carrello' });
    add(card, 'button', { textContent: 'Acquista' });
  }
  document.getElementById('grid').append(cards);
});
get('/cart/get').then((cart) => {
  const quantity = cart.productAndquantity.reduce((sum, line) => sum + line.quantity, 0);
  document.getElementById('badge').textContent = quantity || '';
});
</script>
</body>
</html>`;
}
