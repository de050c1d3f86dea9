import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseObject } from './envelope.ts';
import { listPage } from './listPage.ts';
import {
  deleteAllReports,
  deleteOldReports,
  deleteReport,
  findReport,
  isEvent,
  listReports,
  readReportFile,
  type Retention,
} from './reportFolder.ts';
import { reportPage } from './reportPage.ts';
import type { ReplayOrigin } from './reportParts.ts';
import { checkHost, checkOrigin, checkRead, urlOf } from './requests.ts';
import { COMMON_HEADERS, missing, PAGE_HEADERS, sendReportFile } from './responses.ts';

const STYLES: ReadonlyMap<string, string> = new Map([
  ['/pages.css', '../pages/pages.css'],
  ['/reports.css', './reports.css'],
]);

type Options = { folder: string; address: string; retention: Retention; replay: ReplayOrigin };

/** Returns a handler that shows the reports of a folder, and deletes them. */
export function servePages({ folder, address, retention, replay }: Options) {
  async function showList(search: URLSearchParams): Promise<string> {
    await deleteOldReports(folder, retention);
    return listPage(await listReports(folder), {
      page: Math.trunc(Number(search.get('page'))) || 1,
      deleted: search.get('deleted'),
      replay,
    });
  }

  async function showReport(id: string): Promise<string> {
    const report = await findReport(folder, id);
    if (!report) throw missing();
    const main = report.files.find(isEvent);
    const event = main && (await readReportFile(folder, id, main.name));
    return reportPage(report, event ? parseObject(event, 'the event') : {}, replay);
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = urlOf(incoming);
    checkHost(incoming, address);
    const [, id, name = ''] = /^\/reports\/([^/]+)\/?([^/]*)$/.exec(pathname) ?? [];
    if (incoming.method === 'POST') {
      checkOrigin(incoming);
      if (pathname === '/reports/delete') await deleteAllReports(folder);
      else if (id === undefined || name !== 'delete' || !(await deleteReport(folder, id)))
        throw missing();
      const deleted = pathname === '/reports/delete' ? 'all' : 'one';
      outgoing.writeHead(303, { location: `/?deleted=${deleted}` }).end();
      return;
    }
    checkRead(incoming);
    const style = STYLES.get(pathname);
    if (style !== undefined) {
      const file = fileURLToPath(new URL(style, import.meta.url));
      const type = { ...COMMON_HEADERS, 'content-type': 'text/css; charset=utf-8' };
      return void outgoing.writeHead(200, type).end(readFileSync(file));
    }
    if (id !== undefined && name !== '') return sendReportFile(folder, id, name, outgoing);
    if (id === undefined && pathname !== '/') throw missing();
    const page = id === undefined ? await showList(searchParams) : await showReport(id);
    outgoing.writeHead(200, PAGE_HEADERS).end(page);
  };
}
