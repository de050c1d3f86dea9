import { matchPath } from 'react-router';
import { PATHS, pathTo } from '../config/paths';
import { parsePrice } from '../domain/money';
import { OWN_WORDS } from '../domain/orderView';
import type { PersonalKind } from './pseudonyms';
import type { Redactor } from './redactor';
import { mask, maskAmount } from './words';

/** Path parameters that are secret or personal. All others are ids. */
const SECRET_PARAMETERS: Record<string, Record<string, PersonalKind>> = {
  [PATHS.resetPassword]: { id: 'code' },
  [PATHS.activateAccount]: { activationCode: 'code' },
  [PATHS.acceptEmployee]: { id: 'code' },
  [PATHS.newEmail]: { newEmail: 'email' },
  [PATHS.newTelephone]: { telephoneNumber: 'telephoneNumber' },
};

type Search = (value: string, redactor: Redactor, pathname: string) => string;

/** Search parameters that may stay unchanged, or in part. Any other is masked. */
const SEARCHES: Record<string, Search> = {
  ...OWN_WORDS,
  q: (value, redactor, pathname) =>
    isOrderList(pathname) ? redactor.redactOrderSearch(value) : redactor.redactProductSearch(value),
  orderNumber: (value, redactor) => redactor.redactOrderNumber(value),
  ordine: (value, redactor) => redactor.redactOrderNumber(value),
  ordini: (value, redactor) =>
    value
      .split(',')
      .map((number) => redactor.redactOrderNumber(number))
      .join(','),
  categoria: (value, redactor) => redactor.redactCategory(value),
  ordina: oneOf(
    /^(-?(numero|data|stato|totale)|catalogo|prezzo-(de)?crescente|-?(nome|titolo|prezzo|immagini|disponibilita|categoria))$/,
  ),
  mostra: oneOf(/^(modificati|esauriti|senza-immagini)$/),
  pagina: oneOf(/^\d{1,6}$/),
  giorni: oneOf(/^(\d{1,3}|tutto)$/),
  min: redactAmount,
  max: redactAmount,
};

/** Up to 999.999,99: a longer number may be a telephone's. */
const AMOUNT = /^\s*([\d.,]{1,7}|\d{1,3}\.?\d{1,3}[.,]\d{1,2})\s*$/;

function redactAmount(value: string): string {
  return AMOUNT.test(value) ? value : maskAmount(value, parsePrice(value) !== null);
}

function oneOf(pattern: RegExp): Search {
  return (value) => (pattern.test(value) ? value : mask(value));
}

/** Parses a route as this site's own, even if it begins with the slashes of another site. */
export function urlOfRoute(route: string): URL {
  return new URL(`https://shop.invalid${route}`);
}

/** Redacts a path with its search, and drops its hash. */
export function redactRoute(route: string, redactor: Redactor): string {
  const { pathname, searchParams } = urlOfRoute(route);
  const search = new URLSearchParams(
    [...searchParams].map(([name, value]): [string, string] => {
      const redact = Object.hasOwn(SEARCHES, name) ? SEARCHES[name] : undefined;
      return redact ? [name, redact(value, redactor, pathname)] : [mask(name), mask(value)];
    }),
  ).toString();
  return redactPath(pathname, redactor) + (search && `?${search}`);
}

function redactPath(pathname: string, redactor: Redactor): string {
  const path = decodedPath(pathname);
  if (/^\/\/+$/.test(path)) return path; // the routes do not treat it as the home page
  for (const pattern of Object.values<string>(PATHS)) {
    const match = matchPath(pattern, path);
    if (!match) continue;
    const parameters = Object.entries(match.params).map(([name, value = '']) => {
      const kind = SECRET_PARAMETERS[pattern]?.[name];
      if (kind) return [name, redactor.pseudonymize(kind, value)];
      return [
        name,
        name === 'orderNumber' ? redactor.redactOrderNumber(value) : redactor.redactId(value),
      ];
    });
    return pathTo(pattern, Object.fromEntries(parameters) as Record<string, string>);
  }
  return mask(pathname);
}

// As the router sees it: a slash inside a segment stays encoded.
function decodedPath(pathname: string): string {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment));
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    return pathname;
  }
}

/** Returns the order number that the list is searched for at this route; otherwise ''. */
export function searchedNumber(route: string): string {
  const { pathname, searchParams } = urlOfRoute(route);
  return isOrderList(pathname) ? (searchParams.get('q') ?? '') : '';
}

function isOrderList(pathname: string): boolean {
  return matchPath(PATHS.allOrders, pathname) !== null;
}
