import { listen } from '../http/listen.ts';
import { checkQaBuild, serveBuild } from './qaBuild.ts';
import { receiveEnvelopes, type Behaviour, type Limits } from './receiveEnvelopes.ts';
import { deleteOldReports, type Retention } from './reportFolder.ts';
import { urlOf } from './requests.ts';
import { serve } from './responses.ts';
import { servePages } from './servePages.ts';

export type ReceiverOptions = {
  /** Where reports are kept; created with the first. */
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** The network address to listen on. */
  address?: string;
  /** The folder of a build for QA, served on its own port, so that attachments can be replayed. */
  dist?: string;
  distPort?: number;
  retention?: Retention;
  limits?: Limits;
  behaviour?: Behaviour;
};

export type RunningReceiver = {
  /** The origin of the list. */
  origin: string;
  /** For VITE_SENTRY_DSN. */
  dsn: string;
  /** The origin of the build for QA; null without one. */
  replayOrigin: string | null;
  /** Returns how many envelopes have been received, whatever the answer. */
  envelopeCount: () => number;
  /** Changes the answer to later envelopes. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

export const DEFAULT_RETENTION: Retention = { days: 30, count: 1_000 };

/** Sentry's own limits. */
const DEFAULT_LIMITS = { sent: 20_000_000, unpacked: 100_000_000 };

/**
 * Starts a receiver of Sentry envelopes, with a page that lists them. Resolves when it listens;
 * rejects with NoQaBuild, or with the error of the port.
 */
export async function startReceiver(options: ReceiverOptions): Promise<RunningReceiver> {
  const { folder, port, address = 'localhost', dist, distPort = 0 } = options;
  const { retention = DEFAULT_RETENTION, limits = DEFAULT_LIMITS, behaviour = {} } = options;
  if (dist !== undefined) checkQaBuild(dist);
  await deleteOldReports(folder, retention);

  const build =
    dist === undefined ? null : await listen(distPort, address, serveBuild(dist, folder));
  const replay = build?.origin ?? null;
  const { receive, envelopeCount, behave } = receiveEnvelopes({
    folder,
    retention,
    limits,
    behaviour,
  });
  const showPage = servePages({ folder, address, retention, replay });
  const listener = serve(async (incoming, outgoing) => {
    const { pathname, searchParams } = urlOf(incoming);
    const [, project] = /^\/api\/([\w-]+)\/envelope\/?$/.exec(pathname) ?? [];
    if (project === undefined) return showPage(incoming, outgoing);
    return receive(incoming, outgoing, project, searchParams.get('sentry_key'));
  });
  const lists = await listen(port, address, listener).catch(async (error: unknown) => {
    await build?.close();
    throw error;
  });

  return {
    origin: lists.origin,
    dsn: `${lists.origin.replace('://', '://public@')}/1`,
    replayOrigin: replay,
    envelopeCount,
    behave,
    close: async () => {
      await Promise.all([lists.close(), build?.close()]);
    },
  };
}
