import { decimal, time } from './formats.ts';
import { html, type Html } from './html.ts';
import type { Report, ReportFile } from './reportFolder.ts';

/** The origin for replaying attachments; null if the receiver serves no build for QA. */
export type ReplayOrigin = string | null;

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

/** Returns what kind of report it is, in words. */
export function kindLine({ kind }: Report): Html {
  return html`<p class="kind">${KINDS[kind] ?? kind}</p>`;
}

/** Returns when and where it happened, and in which version. */
export function facts({ happenedAt, receivedAt, route, release }: Report): Html {
  const rows: [name: string, value: Html | string][] = [
    ['Ora', time(happenedAt ?? receivedAt)],
    ['Pagina', route === '' ? 'sconosciuta' : html`<code>${route}</code>`],
    ['Versione', release === '' ? 'sconosciuta' : version(release)],
  ];
  return html`
    <dl class="facts">
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  `;
}

/** A release is the version and, after a '+', when it was built. */
function version(release: string): Html {
  const [, number = '', built = ''] = /^(.+)\+(\d{12,14})$/.exec(release) ?? [];
  if (built === '') return html`<code>${release}</code>`;
  return html`<code>${number}</code> del ${time(new Date(Number(built)).toISOString(), 'short')}`;
}

/** Returns the attachments, each with a link to replay it, if possible, and to download it. */
export function attachments({ id, files }: Report, replay: ReplayOrigin): Html {
  const attached = files.filter(({ type }) => type === 'attachment');
  if (attached.length === 0) return html`<p class="quiet">Nessun allegato</p>`;
  return html`
    <ul class="attachments" aria-label="Allegati">
      ${attached.map(
        (file) => html`<li>${replayLink(id, file, replay)} ${downloadLink(id, file)}</li>`,
      )}
    </ul>
  `;
}

function replayLink(id: string, { name }: ReportFile, replay: ReplayOrigin): Html | false {
  if (replay === null || !/\.json(\.gz)?$/.test(name)) return false;
  return html`<a
    class="button${/^pagina\b/.test(name) && ' main-action'}"
    href="${replay}/?replay=${encodeURIComponent(addressOf(id, name))}"
    aria-describedby="h-${id}"
    >${REPLAY_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? `Riproduci ${name}`}</a
  >`;
}

/** Returns a link that saves a file of a report. */
export function downloadLink(id: string, { name, size }: ReportFile): Html {
  return html`<a href="${addressOf(id, name)}" download aria-describedby="h-${id}"
    >Scarica ${name} (${fileSize(size)})</a
  >`;
}

const addressOf = (id: string, name: string) => `/reports/${id}/${name}`;

const fileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${decimal(bytes / 1_000, 1)} kB` : `${decimal(bytes / 1_000_000, 1)} MB`;

/** Explains how to replay an attachment if the receiver serves no build for QA. */
export function dropHint(replay: ReplayOrigin): Html | false {
  if (replay !== null) return false;
  return html`
    <p class="quiet">
      Per rivedere un allegato scaricalo e trascinalo in un negozio costruito con
      <code>VITE_QA=true</code>; oppure avvia <code>npm run reports -- --dist CARTELLA</code> con la
      cartella di quel negozio, e si aprirà da qui.
    </p>
  `;
}
