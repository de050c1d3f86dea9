import { html, type Html } from './html.ts';
import type { Report } from './reportFolder.ts';
import { attachments, dropHint, facts, kindLine, type ReplayOrigin } from './reportParts.ts';
import { visitsTable } from './visitsTable.ts';
import { deleteForm, wholePage } from './wholePage.ts';

/** Reports on one page of the list. */
const PAGE_SIZE = 50;

type Shown = {
  /** Counts from 1. */
  page: number;
  /** 'one' or 'all' after a deletion. */
  deleted: string | null;
  replay: ReplayOrigin;
};

/** Returns the list of reports, and the measures of visits. */
export function listPage(all: readonly Report[], { page, deleted, replay }: Shown): string {
  const reports = all.filter(({ vitals }) => !vitals);
  const visits = all.flatMap(({ vitals, route }) => (vitals ? [{ vitals, route }] : []));
  const pages = Math.max(1, Math.ceil(reports.length / PAGE_SIZE));
  const current = Math.min(Math.max(page, 1), pages);
  const shown = reports.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE);
  return wholePage(
    'Segnalazioni del negozio',
    html`
      <h1>Segnalazioni del negozio</h1>
      ${
        deleted !== null &&
        html`<p class="notice" role="status">
          ${deleted === 'one' ? 'Segnalazione eliminata.' : 'Segnalazioni eliminate.'}
        </p>`
      }
      ${
        reports.length === 0
          ? empty
          : html`
              <p class="quiet">
                ${reports.length === 1 ? 'Una segnalazione' : `${reports.length} segnalazioni`},
                dalla più recente${pages > 1 && `; pagina ${current} di ${pages}`}.
              </p>
              ${dropHint(replay)}
              <ol class="reports" aria-label="Segnalazioni, dalla più recente">
                ${shown.map((report) => listItem(report, replay))}
              </ol>
              ${pages > 1 && pager(current, pages)}
            `
      }
      ${visits.length > 0 && visitsTable(visits)} ${all.length > 0 && deleteAllForm}
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

const deleteAllForm = deleteForm({
  action: '/reports/delete',
  summary: 'Elimina tutte le segnalazioni…',
  whoseFiles: 'i loro',
  button: 'Elimina tutte',
});

function listItem(report: Report, replay: ReplayOrigin): Html {
  const { id, message } = report;
  return html`
    <li class="card report">
      <div>
        ${kindLine(report)}
        <h2 id="h-${id}"><a href="/reports/${id}/">${message}</a></h2>
        ${facts(report)}
      </div>
      ${attachments(report, replay)}
    </li>
  `;
}

function pager(current: number, pages: number): Html {
  return html`
    <nav class="actions" aria-label="Pagine">
      ${current > 1 && html`<a class="button" href="/?page=${current - 1}">Più recenti</a>`}
      ${current < pages && html`<a class="button" href="/?page=${current + 1}">Più vecchie</a>`}
    </nav>
  `;
}
