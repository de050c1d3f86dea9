import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';
import type { Channel } from './channel';
import type { Message } from './messages';

/**
 * What a feature shares with the other tabs; started for each tab that connects. `sessionChannel`
 * returns the channel of the current session, null for shoppers.
 */
export type TabFeature = (
  store: ShopStore,
  environment: BrowserEnvironment,
  sessionChannel: () => Promise<Channel | null>,
) => {
  onMessage: (message: Message) => void;
  stop: () => void;
};

/** What features add to a connected tab. */
export type TabFeatures = {
  features: readonly TabFeature[];
  /** Whether so many writes end that other tabs are informed of them together. */
  isSendingManyWrites: (store: ShopStore) => boolean;
};
