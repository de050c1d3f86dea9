import type { BrowserEnvironment } from './browserEnvironment';
import { messageIn, senderOf, type Message } from './messages';
import { realNow } from '../domain/clock';

/** A channel to other tabs that delivers only checked messages of this version. */
export type Channel = {
  /** For the locks of tabs that share it: it includes the version, unlike the BroadcastChannel's name. */
  name: string;
  post: (message: Message) => void;
  close: () => void;
};

type Options = {
  tab: string;
  version: string;
  onMessage: (message: Message) => void;
  /** A tab with another build of the application has posted. */
  onOtherVersion: (version: string) => void;
};

/** Opens a channel by its name; null if the browser has none. */
export function connectChannel(
  environment: BrowserEnvironment,
  name: string,
  { tab, version, onMessage, onOtherVersion }: Options,
): Channel | null {
  const channel = environment.openChannel(name);
  if (!channel) return null;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const sender = senderOf(data);
    if (!sender || sender.tab === tab) return;
    if (sender.version !== version) return onOtherVersion(sender.version);
    const message = messageIn(data);
    if (message) onMessage(message);
  };
  return {
    name: `${name}/${version}`,
    post: (message) => {
      try {
        channel.postMessage({ version, tab, ...message });
      } catch {
        // Closed, or too large for the browser: tabs that need it read it themselves.
      }
    },
    close: () => {
      channel.onmessage = null;
      channel.close();
    },
  };
}

/** A build, identified by its time (epoch milliseconds), which vite.config.ts sets. */
export const VERSION: string = import.meta.env.VITE_BUILD;

/** Returns whether `other` is a later build than `own`; invalid texts and future times are not. */
export function isLater(other: string, own: string): boolean {
  const [theirs, ours] = [builtAt(other), builtAt(own)];
  return theirs !== null && ours !== null && theirs > ours && theirs <= realNow();
}

function builtAt(version: string): number | null {
  const [, at] = /^[\w.-]+\+(\d{13})$/.exec(version) ?? [];
  return at === undefined ? null : Number(at);
}
