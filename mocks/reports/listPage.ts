import { html, type Html } from './html.ts';
import type { Report, ReportFile } from './reportFolder.ts';
import { breadcrumbsOf, exceptionsOf, type Vitals } from './summary.ts';

/** Where attachments are replayed; null where the receiver serves no build for QA. */
export type ReplayOrigin = string | null;

/** Reports on one page of the list. */
const PAGE_SIZE = 50;

const KINDS: Readonly<Record<string, string>> = {
  uncaught: 'Errore non gestito',
  rejection: 'Promessa respinta',
  boundary: 'Parte della pagina caduta',
  policy: 'Violazione della policy',
  call: 'Chiamata fallita',
  person: 'Segnalata da una persona',
  attachment: 'Solo allegati',
};

const REPLAY_NAMES: readonly [RegExp, string][] = [
  [/^pagina\b/, 'Riproduci la pagina'],
  [/^registrazione\b/, 'Riproduci l’ultimo minuto'],
];

/** The list of reports, and how fast the visits were: `page` counts from 1, `deleted` is 'one' or 'all' after a deletion. */
export function listPage(
  all: readonly Report[],
  { page, deleted, replay }: { page: number; deleted: string | null; replay: ReplayOrigin },
): string {
  const reports = all.filter(({ vitals }) => !vitals);
  const visits = all.flatMap(({ vitals, route }) => (vitals ? [{ vitals, route }] : []));
  const pages = Math.max(1, Math.ceil(reports.length / PAGE_SIZE));
  const current = Math.min(Math.max(page, 1), pages);
  const shown = reports.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  const [newest] = reports;
  return wholePage(
    'Segnalazioni del negozio',
    html`
      <h1>Segnalazioni del negozio</h1>
      ${
        deleted !== null
          ? html`<p class="notice" role="status">
              ${deleted === 'one' ? 'Segnalazione eliminata.' : 'Segnalazioni eliminate.'}
            </p>`
          : []
      }
      ${
        newest
          ? html`
              <p class="quiet">
                ${reports.length === 1 ? 'Una segnalazione' : `${reports.length} segnalazioni`},
                dalla più recente${pages > 1 ? `; pagina ${current} di ${pages}` : ''}.
              </p>
              ${replay === null ? dropHint : []}
              <ol class="reports" aria-label="Segnalazioni, dalla più recente">
                ${shown.map((report) => listItem(report, replay))}
              </ol>
              ${pages > 1 ? pager(current, pages) : []}
            `
          : empty
      }
      ${visits.length > 0 ? visitsTable(visits) : []} ${all.length > 0 ? deleteAllForm : []}
    `,
  );
}

const empty = html`
  <div class="card">
    <h2>Nessuna segnalazione</h2>
    <p>
      Qui arrivano gli errori di un negozio costruito con <code>VITE_SENTRY_DSN</code> che porta a
      questo indirizzo, e ciò che le persone scrivono in «Segnala un problema». Ricarica la pagina
      per vedere le nuove.
    </p>
  </div>
`;

const dropHint = html`
  <p class="quiet">
    Per rivedere un allegato scaricalo e trascinalo in un negozio costruito con
    <code>VITE_QA=true</code>; oppure avvia <code>npm run reports -- --dist CARTELLA</code> con la
    cartella di quel negozio, e si aprirà da qui.
  </p>
`;

function listItem(report: Report, replay: ReplayOrigin): Html {
  const { id, kind, message } = report;
  return html`
    <li class="card report">
      <div>
        <p class="kind">${kindName(kind)}</p>
        <h2 id="h-${id}"><a href="/reports/${id}/">${message}</a></h2>
        ${facts(report)}
      </div>
      ${attachments(report, replay)}
    </li>
  `;
}

function facts({ happenedAt, receivedAt, route, release }: Report): Html {
  return html`
    <dl class="facts">
      <div>
        <dt>Ora</dt>
        <dd>${time(happenedAt ?? receivedAt)}</dd>
      </div>
      <div>
        <dt>Pagina</dt>
        <dd>${route === '' ? 'sconosciuta' : html`<code>${route}</code>`}</dd>
      </div>
      <div>
        <dt>Versione</dt>
        <dd>${release === '' ? 'sconosciuta' : version(release)}</dd>
      </div>
    </dl>
  `;
}

/** A release is the version and, after a '+', when it was built. */
function version(release: string): Html {
  const [, number = '', built = ''] = /^(.+)\+(\d{12,14})$/.exec(release) ?? [];
  if (built === '') return html`<code>${release}</code>`;
  return html`<code>${number}</code> del ${time(new Date(Number(built)).toISOString(), 'short')}`;
}

function attachments({ id, files }: Report, replay: ReplayOrigin): Html {
  const attached = files.filter(({ type }) => type === 'attachment');
  if (attached.length === 0) return html`<p class="quiet">Nessun allegato</p>`;
  return html`
    <ul class="attachments" aria-label="Allegati">
      ${attached.map((file) => attachment(id, file, replay))}
    </ul>
  `;
}

function attachment(id: string, { name, size }: ReportFile, replay: ReplayOrigin): Html {
  const address = `/reports/${id}/${name}`;
  const replayable = replay !== null && /\.json(\.gz)?$/.test(name);
  return html`
    <li>
      ${
        replayable
          ? html`<a
              class="button${/^pagina\b/.test(name) ? ' main-action' : ''}"
              href="${replay}/?replay=${encodeURIComponent(address)}"
              aria-describedby="h-${id}"
              >${replayName(name)}</a
            >`
          : []
      }
      <a class="download" href="${address}" download aria-describedby="h-${id}"
        >Scarica ${name} (${fileSize(size)})</a
      >
    </li>
  `;
}

function replayName(name: string): string {
  return REPLAY_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? `Riproduci ${name}`;
}

function pager(current: number, pages: number): Html {
  return html`
    <nav class="actions" aria-label="Pagine">
      ${current > 1 ? html`<a class="button" href="/?page=${current - 1}">Più recenti</a>` : []}
      ${current < pages ? html`<a class="button" href="/?page=${current + 1}">Più vecchie</a>` : []}
    </nav>
  `;
}

type Visit = { route: string; vitals: Vitals };

/** The measures by the names of web-vitals, and up to where Google calls them good. */
const MEASURES: readonly [name: string, good: string][] = [
  ['LCP', '2,5 s'],
  ['INP', '200 ms'],
  ['CLS', '0,1'],
  ['TTFB', '800 ms'],
];

/** What three quarters of the visits were better than, by route. */
function visitsTable(visits: readonly Visit[]): Html {
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
  if (name === 'CLS') return value.toLocaleString('it-IT', { maximumFractionDigits: 3 });
  if (value < 1_000) return `${Math.round(value)} ms`;
  return `${(value / 1_000).toLocaleString('it-IT', { maximumFractionDigits: 1 })} s`;
}

const deleteAllForm = html`
  <details class="delete">
    <summary>Elimina tutte le segnalazioni…</summary>
    <form method="post" action="/reports/delete">
      <p>Anche i loro file spariscono dal disco. Non si può annullare.</p>
      <button type="submit">Elimina tutte</button>
    </form>
  </details>
`;

/** One report with what its event says, beside what the list shows. */
export function reportPage(
  report: Report,
  event: Readonly<Record<string, unknown>>,
  replay: ReplayOrigin,
): string {
  const { id, kind, message, receivedAt, files } = report;
  const exceptions = exceptionsOf(event);
  const breadcrumbs = breadcrumbsOf(event);
  const own = files.filter(({ type }) => type !== 'attachment');
  return wholePage(
    `${message} - Segnalazioni del negozio`,
    html`
      <p><a href="/">Tutte le segnalazioni</a></p>
      <p class="kind">${kindName(kind)}</p>
      <h1 id="h-${id}">${message}</h1>
      ${facts(report)}
      ${isLate(report) ? html`<p class="quiet">Ricevuta ${time(receivedAt)}.</p>` : []}
      <section class="card">
        <h2>Allegati</h2>
        ${attachments(report, replay)} ${replay === null ? dropHint : []}
      </section>
      ${
        breadcrumbs.length > 0
          ? html`<section>
              <h2>Che cosa è successo prima</h2>
              <ol class="breadcrumbs">
                ${breadcrumbs.map(
                  (one) =>
                    html`<li>
                      ${one.time === null ? [] : time(one.time, 'timeOfDay')}
                      <code>${one.category}</code> ${one.text}
                    </li>`,
                )}
              </ol>
            </section>`
          : []
      }
      ${
        exceptions.length > 0
          ? html`<section>
              <h2>Dove nel codice</h2>
              ${exceptions.map(
                ({ type, value, frames }) =>
                  html`<pre tabindex="0" role="region" aria-label="Errore ${type}">
${[`${type}: ${value}`, ...frames.map((frame) => `  ${frame}`)].join('\n')}</pre>`,
              )}
            </section>`
          : []
      }
      ${
        own.length > 0
          ? html`<section>
              <h2>Ciò che è arrivato</h2>
              <ul>
                ${own.map(
                  ({ name, size }) =>
                    html`<li>
                      <a href="/reports/${id}/${name}" download
                        >Scarica ${name} (${fileSize(size)})</a
                      >
                    </li>`,
                )}
              </ul>
            </section>`
          : []
      }
      <details class="delete">
        <summary>Elimina questa segnalazione…</summary>
        <form method="post" action="/reports/${id}/delete">
          <p>Anche i suoi file spariscono dal disco. Non si può annullare.</p>
          <button type="submit">Elimina</button>
        </form>
      </details>
    `,
  );
}

/** Whether a report waited for a connection, for longer than a minute. */
function isLate({ happenedAt, receivedAt }: Report): boolean {
  return happenedAt !== null && Date.parse(receivedAt) - Date.parse(happenedAt) > 60_000;
}

/** A page that says why there is nothing to show. */
export function messagePage(title: string): string {
  return wholePage(
    title,
    html`
      <h1>${title}</h1>
      <p><a href="/">Tutte le segnalazioni</a></p>
    `,
  );
}

function wholePage(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
        <link rel="stylesheet" href="/reports.css" />
      </head>
      <body>
        <main class="wide">${content}</main>
      </body>
    </html> `.text;
}

function kindName(kind: string): string {
  return KINDS[kind] ?? kind;
}

const FORMATS = {
  full: new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Rome',
  }),
  short: new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  }),
  timeOfDay: new Intl.DateTimeFormat('it-IT', { timeStyle: 'medium', timeZone: 'Europe/Rome' }),
};

function time(iso: string, format: keyof typeof FORMATS = 'full'): Html {
  return html`<time datetime="${iso}">${FORMATS[format].format(new Date(iso))}</time>`;
}

function fileSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString('it-IT', { maximumFractionDigits: 1 })} ${unit}`;
}
