import { messageIn, senderOf, type Message } from './messages';
import type { BrowserEnvironment } from './browserEnvironment';

/** A way to other tabs on which only checked messages of this version are heard. */
export type Line = {
  /** For the locks of those who hear each other: it has the version, the channel's has not. */
  name: string;
  say: (message: Message) => void;
  close: () => void;
};

type Ends = {
  tab: string;
  version: string;
  hear: (message: Message) => void;
  /** Somebody with another build of the application has spoken. */
  meet: (version: string) => void;
};

/** Opens a line by its name; null where the browser has none. */
export function openLine(around: BrowserEnvironment, name: string, ends: Ends): Line | null {
  const channel = around.openChannel(name);
  if (!channel) return null;
  const { tab, version } = ends;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const sender = senderOf(data);
    if (!sender || sender.tab === tab) return;
    if (sender.version !== version) return ends.meet(sender.version);
    const message = messageIn(data);
    if (message) ends.hear(message);
  };
  return {
    name: `${name}/${version}`,
    say: (message) => {
      try {
        channel.postMessage({ version, tab, ...message });
      } catch {
        // Closed, or too much for the browser: who needs it will read by itself.
      }
    },
    close: () => {
      channel.onmessage = null;
      channel.close();
    },
  };
}
