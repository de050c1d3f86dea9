import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { startReceiver, type RunningReceiver } from '../../../mocks/reports/receiver';
import { deleteReports, listReports, type Report } from '../../../mocks/reports/reportFolder';
import { serveReplayShop } from '../../replay/build.ts';
import { buildCommand, buildsFor, choosePlaces } from './builds';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A shop that reports its errors, the receiver of its reports, and a build for QA in which they replay. */
export type ReportingShop = {
  receiver: RunningReceiver;
  replayOrigin: string;
  /** The reports so far, the newest first. */
  reports: () => Promise<Report[]>;
  /** The text of a file of a report. */
  read: (report: Report, name: string) => string;
  deleteReports: () => Promise<void>;
  /** Ends the receiver, and starts it again. */
  endReceiver: () => Promise<void>;
  restartReceiver: () => Promise<void>;
  close: () => Promise<void>;
};

/** Serves the build that reports, made here where `npm test` has not; starts the receiver. */
export async function startReportingShop(): Promise<ReportingShop> {
  const places = await choosePlaces();
  const { reporting } = buildsFor(places);
  if (process.env['SHOP_BUILDS_MADE'] !== 'true') {
    const { PATH = '' } = process.env;
    const path = join(ROOT, 'node_modules/.bin') + delimiter + PATH;
    const env = { ...process.env, ...reporting.env, PATH: path };
    execSync(buildCommand(reporting), { cwd: ROOT, env, stdio: 'pipe' });
  }
  const qa = await serveReplayShop();
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    build: { outDir: reporting.folder },
    preview: { port: Number(places.reportingPort), strictPort: true, host: 'localhost' },
  });
  const folder = mkdtempSync(join(places.folder, 'reports-'));
  const start = () => startReceiver({ folder, port: Number(places.reportsPort) });
  const shop: ReportingShop = {
    receiver: await start(),
    replayOrigin: qa.origin,
    reports: () => listReports(folder),
    read: ({ id }, name) => readFileSync(join(folder, id, name), 'utf8'),
    deleteReports: async () => void (await deleteReports(folder)),
    endReceiver: () => shop.receiver.close(),
    restartReceiver: async () => {
      shop.receiver = await start();
    },
    close: async () => {
      await Promise.all([server.close(), qa.close(), shop.receiver.close()]);
      rmSync(folder, { recursive: true });
    },
  };
  return shop;
}
