import { time } from './formats.ts';
import { html, type Html } from './html.ts';
import type { Report } from './reportFolder.ts';
import {
  attachments,
  downloadLink,
  dropHint,
  facts,
  kindLine,
  type ReplayOrigin,
} from './reportParts.ts';
import { breadcrumbsOf, exceptionsOf, type Breadcrumb, type Exception } from './summary.ts';
import { deleteForm, linkToList, wholePage } from './wholePage.ts';

/** Returns the page of one report, with the facts of the list and those of its event. */
export function reportPage(
  report: Report,
  event: Readonly<Record<string, unknown>>,
  replay: ReplayOrigin,
): string {
  const { id, message, receivedAt, files } = report;
  const exceptions = exceptionsOf(event);
  const breadcrumbs = breadcrumbsOf(event);
  const own = files.filter(({ type }) => type !== 'attachment');
  return wholePage(
    `${message} - Segnalazioni del negozio`,
    html`
      ${linkToList} ${kindLine(report)}
      <h1 id="h-${id}">${message}</h1>
      ${facts(report)} ${isLate(report) && html`<p class="quiet">Ricevuta ${time(receivedAt)}.</p>`}
      <section class="card">
        <h2>Allegati</h2>
        ${attachments(report, replay)} ${dropHint(replay)}
      </section>
      ${
        breadcrumbs.length > 0 &&
        html`<section>
          <h2>Che cosa è successo prima</h2>
          <ol class="breadcrumbs">
            ${breadcrumbs.map(listBreadcrumb)}
          </ol>
        </section>`
      }
      ${
        exceptions.length > 0 &&
        html`<section>
          <h2>Dove nel codice</h2>
          ${exceptions.map(stackTrace)}
        </section>`
      }
      ${
        own.length > 0 &&
        html`<section>
          <h2>Ciò che è arrivato</h2>
          <ul>
            ${own.map((file) => html`<li>${downloadLink(id, file)}</li>`)}
          </ul>
        </section>`
      }
      ${deleteForm({
        action: `/reports/${id}/delete`,
        summary: 'Elimina questa segnalazione…',
        whoseFiles: 'i suoi',
        button: 'Elimina',
      })}
    `,
  );
}

/** Returns whether a report waited for a connection for longer than a minute. */
function isLate({ happenedAt, receivedAt }: Report): boolean {
  return happenedAt !== null && Date.parse(receivedAt) - Date.parse(happenedAt) > 60_000;
}

function listBreadcrumb({ time: iso, category, text }: Breadcrumb): Html {
  return html`<li>${iso !== null && time(iso, 'timeOfDay')} <code>${category}</code> ${text}</li>`;
}

function stackTrace({ type, value, frames }: Exception): Html {
  return html`<pre tabindex="0" role="region" aria-label="Errore ${type}">
${[`${type}: ${value}`, ...frames.map((frame) => `  ${frame}`)].join('\n')}</pre>`;
}
