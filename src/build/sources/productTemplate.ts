import { CATALOGUE_PATH } from '../../config/offline';
import { replaceImages } from '../../config/environment';
import { PATHS, pathTo } from '../../config/paths';
import { gallery } from '../../components/gallery.texts';
import { formatCents } from '../../domain/money';
import { tokenOf } from '../../prerender/templates';
import { loadFirstScreen } from '../../app/AppRoutes';
import { makeStore } from '../../store/makeStore';
import { fillStore, renderPage, type RenderedPage } from './renderPage';

const PRICE = 123.45;

/**
 * Renders a product's page when only the catalogue's data is known, with two pictures and tokens instead of its data.
 * Runs in the build.
 */
export async function renderProductTemplate(): Promise<RenderedPage> {
  const path = pathTo(PATHS.product, { id: tokenOf('segment') });
  await loadFirstScreen(path);
  replaceImages(() => tokenOf('image'));
  const store = makeStore();
  const fileNames = ['first', 'second'];
  const product = { title: tokenOf('title'), price: PRICE, fileNames };
  // A single product would not count as a catalogue.
  const other = { ...product, id: 'other' };
  await fillStore(store, CATALOGUE_PATH, [{ ...product, id: tokenOf('segment') }, other]);
  const counts = [
    gallery.imageOf(tokenOf('title'), 1, fileNames.length),
    gallery.numberOf(1, fileNames.length),
  ];
  const { markup, styles } = renderPage(store, path);
  const tokenized = counts
    .reduce(
      (text, own) => text.replaceAll(own, own.replace(/\d+$/, tokenOf('count'))),
      markup.replaceAll(formatCents(PRICE * 100), tokenOf('price')),
    )
    .replaceAll(SMALL_PICTURE, '<span$1></span>');
  return { markup: tokenized, styles };
}

/** The app adds the small pictures after the large one. */
const SMALL_PICTURE = /<img( class="[^"]*")[^>]* loading="lazy"[^>]*>/g;
