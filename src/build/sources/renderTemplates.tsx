import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { TEMPLATES, TEMPLATE_TOKENS } from '../../prerender/templates';
import { replaceImages } from '../../config/environment';
import { PATHS, pathTo } from '../../config/paths';
import { formatCents } from '../../domain/money';
import { CATALOGUE_CALL } from '../../config/offline';
import { makeStore, type ShopStore } from '../../store/makeStore';
import { gallery } from '../../components/gallery.texts';
import { home } from '../../features/catalogue/home.texts';
import { CARDS_PER_CHUNK } from '../../config/prerenderState';
import { ORDERS_PATH } from '../../api/prefetchedResponses';
import { formatDateTime, formatTime } from '../../domain/dates';
import { ORDER_STATES } from '../../domain/orderState';
import { DEFAULT_VIEW, writeView } from '../../features/order-list/orderView';
import { NO_SHIPPING_DATA } from '../../domain/shipping';
import { selectReadTime } from '../../api/queryMeta';
import { viewSaved } from '../../features/order-list/savedViewsSlice';
import { signedIn } from '../../session/sessionSlice';
import { adminOrders } from '../../features/order-list/adminOrders.texts';
import { ordersExport } from '../../features/bulk-orders/orderActions.texts';
import { loadFirstScreen } from '../../app/AppRoutes';
import { API_HOST } from '../../api/request';
import { readBody } from '../../api/readBody';
import { shopApi } from '../../api/shopApi';
import { adoptPrefetched } from '../../prerender/adoptPrefetched';
import { Shell } from '../../app/App';
import { SCREENS, type ScreenRoute } from '../../app/screens';
import type { Markup } from '../../prerender/screenPrerender';

/** MUI's styles of what a file shows, and what the `main` of one that has no template holds. */
type Prerendered = { styles: string; main?: Markup[] };

/**
 * Renders the template elements of index.html, and what goes with the files that fill the page: by
 * file, or by path where one file does so for several screens. Every visitor of the home page loads
 * index.html, so as little as possible is in it.
 */
export async function renderTemplates(): Promise<{
  templates: string;
  ofFile: Record<string, Prerendered>;
  ofPath: Record<string, Prerendered>;
}> {
  const home = withoutStyles(await renderHomeTemplate());
  if (home.styles !== '') throw new Error('The home page has styles of MUI.');
  const orderList = withoutStyles(await renderOrderListTemplate());
  const loading = withoutStyles(await renderOrderListLoadingTemplate());
  const product = withoutStyles(await renderProductTemplate());
  const templates = [
    [TEMPLATES.home, home],
    [TEMPLATES.orderList, orderList],
    [TEMPLATES.orderListLoading, loading],
    [TEMPLATES.product, product],
  ] as const;
  const ofPath: Record<string, Prerendered> = {};
  for (const { path, prerender } of SCREENS as readonly ScreenRoute[])
    if (prerender === 'screenPrerender') ofPath[path] = await renderScreen(path);
  return {
    templates: templates
      .map(([id, { markup }]) => `<template id="${id}">${markup}</template>`)
      .join('\n    '),
    ofFile: {
      orderListPrerender: { styles: orderList.styles + loading.styles },
      productPrerender: { styles: product.styles },
    },
    ofPath,
  };
}

/** Renders what a screen shows before it has read anything. */
async function renderScreen(path: string): Promise<Prerendered> {
  const location = pathTo(path, { orderNumber: TEMPLATE_TOKENS.orderNumber });
  await loadFirstScreen(location);
  const page = renderPage(makeStore(), location).replaceAll(/ style="[^"]*"/g, '');
  const { markup, styles } = withoutStyles(page);
  const main = JSDOM.fragment(markup).querySelector('main');
  // A part that waits or throws leaves its mark.
  if (!main || markup.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered.`);
  return {
    styles: usedRules(styles, main.outerHTML),
    main: [...main.childNodes].flatMap(toMarkup),
  };
}

function toMarkup(node: ChildNode): Markup[] {
  if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const { localName, attributes, childNodes } = node as Element;
  const values = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  return [[localName, values, ...[...childNodes].flatMap(toMarkup)]];
}

/** Takes MUI's styles out of markup: the page's policy lets no style elements be, nor attributes. */
function withoutStyles(page: string): { markup: string; styles: string } {
  let styles = '';
  const markup = page.replaceAll(/<style[^>]*>(.*?)<\/style>/gs, (_, css: string) => {
    styles += css;
    return '';
  });
  if (/\sstyle=/.test(markup)) throw new Error('The markup has style attributes.');
  return { markup, styles: usedRules(styles, markup) };
}

/** MUI also writes the rules of what it then makes another class of. */
function usedRules(css: string, markup: string): string {
  return css.replaceAll(/[^{}]*?\.(mui-\w+)[^{}]*\{[^{}]*\}/g, (rule, name: string) =>
    markup.includes(name) ? rule : '',
  );
}

const PRICE = 123.45;

const addressOf = (id: string) => pathTo(PATHS.product, { id });
const idOf = (card: number) => `(id${card})`;
const categoryOf = (card: number) => `(category${card % 2})`;

/**
 * Renders the home page as the application does, with tokens instead of its products: the template
 * of index.html. Runs in the build.
 */
async function renderHomeTemplate(): Promise<string> {
  replaceImages(() => TEMPLATE_TOKENS.image);
  const store = makeStore();
  const catalogue = Array.from({ length: CARDS_PER_CHUNK }, (_, card) => ({
    id: idOf(card),
    title: TEMPLATE_TOKENS.title,
    price: PRICE,
    fileNames: ['picture'],
    // Two, so that the page offers a choice.
    category: categoryOf(card),
  }));
  await fillStore(store, CATALOGUE_CALL, catalogue);
  return tokenizeHome(renderPage(store, PATHS.home));
}

function tokenizeHome(markup: string): string {
  let text = markup
    .replaceAll(formatCents(PRICE * 100), TEMPLATE_TOKENS.price)
    .replaceAll(
      home.count(CARDS_PER_CHUNK, CARDS_PER_CHUNK),
      home.count(CARDS_PER_CHUNK, CARDS_PER_CHUNK).replace(/\d+/, TEMPLATE_TOKENS.count),
    );
  for (let card = 0; card < CARDS_PER_CHUNK; card += 1) {
    text = text
      .replaceAll(addressOf(idOf(card)), addressOf(TEMPLATE_TOKENS.segment))
      .replaceAll(idOf(card), TEMPLATE_TOKENS.id)
      .replaceAll(`<option>${categoryOf(card)}</option>`, '');
  }
  return text;
}

/**
 * Renders the page of a product of which only the catalogue is known, with two pictures and tokens
 * instead of its data: a template of index.html. Runs in the build.
 */
async function renderProductTemplate(): Promise<string> {
  const path = addressOf(TEMPLATE_TOKENS.segment);
  // The page tells search engines full addresses; none is part of the markup.
  Object.assign(globalThis, { location: new URL('https://negozio.invalid') });
  await loadFirstScreen(path);
  replaceImages(() => TEMPLATE_TOKENS.image);
  const store = makeStore();
  const fileNames = ['first', 'second'];
  const product = { title: TEMPLATE_TOKENS.title, price: PRICE, fileNames };
  // One alone would not pass for a catalogue.
  const other = { ...product, id: 'other' };
  await fillStore(store, CATALOGUE_CALL, [{ ...product, id: TEMPLATE_TOKENS.segment }, other]);
  const counts = [
    gallery.imageOf(TEMPLATE_TOKENS.title, 1, fileNames.length),
    gallery.numberOf(1, fileNames.length),
  ];
  const markup = renderPage(store, path);
  Reflect.deleteProperty(globalThis, 'location');
  return counts
    .reduce(
      (text, own) => text.replaceAll(own, own.replace(/\d+$/, TEMPLATE_TOKENS.count)),
      markup.replaceAll(formatCents(PRICE * 100), TEMPLATE_TOKENS.price),
    )
    .replaceAll(/ style="[^"]*"/g, '') // the width of a skeleton's lines
    .replaceAll(SMALL_PICTURE, '<span$1></span>');
}

/** The small pictures come with the application, after the large one. */
const SMALL_PICTURE = /<img( class="[^"]*")[^>]* loading="lazy"[^>]*>/g;

const TOTAL = 123.45;
/** The date of every order: long ago, so that it is not the time of the build as well. */
const PLACED_AT = Date.UTC(2018, 0, 1);

/** One order of each state, and one of a state that is none of the seven. */
const STATES = [...ORDER_STATES, TEMPLATE_TOKENS.state];
/** A token that is valid at time 0, at which the store is signed in. */
const TOKEN = `${btoa('{}')}.${btoa('{"exp":1}')}.`;

const numberOf = (row: number) => `(number${row})`;

/**
 * Renders the page of all orders as the application does, with one row for each state and tokens
 * instead of the orders' data: a template of index.html. Runs in the build.
 */
async function renderOrderListTemplate(): Promise<string> {
  const store = await makeAdminStore();
  // Not the view that is shown.
  const parameters = writeView({ ...DEFAULT_VIEW, states: ['CANCELED'] }).toString();
  store.dispatch(viewSaved({ name: TEMPLATE_TOKENS.view, parameters }));
  await fillStore(store, ORDERS_PATH, STATES.map(orderOf));
  const readAt = selectReadTime(store.getState(), 'getOrders') ?? 0;
  return tokenizeOrderList(renderPage(store, PATHS.allOrders), readAt);
}

/** Renders the same page while its orders are being read. */
async function renderOrderListLoadingTemplate(): Promise<string> {
  return renderPage(await makeAdminStore(), PATHS.allOrders);
}

async function makeAdminStore(): Promise<ShopStore> {
  await loadFirstScreen(PATHS.allOrders);
  const store = makeStore();
  store.dispatch(signedIn({ token: TOKEN, now: 0 }));
  return store;
}

function orderOf(state: string, row: number) {
  return {
    orderNumber: numberOf(row),
    // The newest first, all in the same minute.
    timestamp: PLACED_AT + STATES.length - row,
    stateOfOrder: state,
    totalCost: TOTAL,
    priorityCost: 0,
    totalQuantities: 0,
    productsInCart: [],
    shippingData: NO_SHIPPING_DATA,
  };
}

function tokenizeOrderList(markup: string, readAt: number): string {
  const count = STATES.length;
  const tokens = [
    [formatCents(TOTAL * 100), TEMPLATE_TOKENS.total],
    [formatDateTime(PLACED_AT), TEMPLATE_TOKENS.date],
    [formatTime(readAt), TEMPLATE_TOKENS.time],
    ...[adminOrders.count(count, count), ordersExport.shown(count)].map((text) => [
      text,
      text.replace(String(count), TEMPLATE_TOKENS.count),
    ]),
    ...STATES.flatMap((_, row) => [
      [pathTo(PATHS.order, { orderNumber: numberOf(row) }), pathTo(PATHS.order, SEGMENT)],
      [numberOf(row), TEMPLATE_TOKENS.orderNumber],
    ]),
  ] as [string, string][];
  const text = tokens.reduce((before, [own, token]) => before.replaceAll(own, token), markup);
  // Offsets and heights are set when the template is filled.
  return text.replaceAll(/ style="[^"]*"/g, '');
}

const SEGMENT = { orderNumber: TEMPLATE_TOKENS.segment };

/** Puts the response to a GET into a store, as if index.html had prefetched it. */
async function fillStore(store: ShopStore, call: string, body: unknown): Promise<void> {
  globalThis.prefetchedResponses = { [API_HOST + call]: readBody(Response.json(body)) };
  await adoptPrefetched(store).all;
}

/** Renders the page at this address with what the store has. */
function renderPage(store: ShopStore, location: string): string {
  const markup = renderToString(
    <StaticRouter location={location}>
      <Provider store={store}>
        <Shell />
      </Provider>
    </StaticRouter>,
  );
  // Its timers would keep the build waiting.
  store.dispatch(shopApi.util.resetApiState());
  // React's server renderer preloads the pictures, whose addresses are tokens here.
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
