import { html, type Html } from './html.ts';

/** Returns a page with this title and content. */
export function wholePage(title: string, content: Html): string {
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

/** Returns a page that explains why there is nothing to show. */
export function messagePage(title: string): string {
  return wholePage(
    title,
    html`
      <h1>${title}</h1>
      ${linkToList}
    `,
  );
}

export const linkToList = html`<p><a href="/">Tutte le segnalazioni</a></p>`;

type Deletion = { action: string; summary: string; whoseFiles: string; button: string };

/** Returns a button that deletes, inside a part that must be unfolded first. */
export function deleteForm({ action, summary, whoseFiles, button }: Deletion): Html {
  return html`
    <details class="delete">
      <summary>${summary}</summary>
      <form method="post" action="${action}">
        <p>Anche ${whoseFiles} file spariscono dal disco. Non si può annullare.</p>
        <button type="submit">${button}</button>
      </form>
    </details>
  `;
}
