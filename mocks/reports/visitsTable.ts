import { decimal } from './formats.ts';
import { html, type Html } from './html.ts';
import type { Vitals } from './summary.ts';

export type Visit = { route: string; vitals: Vitals };

/** The measures by the names of web-vitals, with Google's limit for good ones. */
const MEASURES: readonly [name: string, good: string][] = [
  ['LCP', '2,5 s'],
  ['INP', '200 ms'],
  ['CLS', '0,1'],
  ['TTFB', '800 ms'],
];

/** Returns a table by route with the limit that three quarters of the visits stayed below. */
export function visitsTable(visits: readonly Visit[]): Html {
  const byRoute = Map.groupBy(visits, ({ route }) => route);
  const rows = [...byRoute].sort(([, some], [, others]) => others.length - some.length);
  return html`
    <section>
      <h2 id="visits">Velocità delle visite</h2>
      <p class="quiet">
        Il valore entro cui restano tre visite su quattro. Sono buoni
        ${MEASURES.map(([name, good]) => `${name} fino a ${good}`).join(', ')}.
      </p>
      <div class="wide-table" role="region" aria-labelledby="visits" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">Pagina</th>
              <th scope="col">Visite</th>
              ${MEASURES.map(([name]) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([route, some]) =>
                html`<tr>
                  <th scope="row"><code>${route}</code></th>
                  <td>${some.length}</td>
                  ${MEASURES.map(([name]) => html`<td>${measureText(name, some)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

function measureText(name: string, visits: readonly Visit[]): string {
  const values = visits
    .flatMap(({ vitals: { [name]: value } }) => (value === undefined ? [] : [value]))
    .sort((one, other) => one - other);
  const value = values[Math.ceil(values.length * 0.75) - 1];
  if (value === undefined) return '–';
  if (name === 'CLS') return decimal(value, 3);
  return value < 1_000 ? `${Math.round(value)} ms` : `${decimal(value / 1_000, 1)} s`;
}
