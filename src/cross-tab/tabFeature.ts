import type { ShopStore } from '../store/makeStore';
import type { BrowserEnvironment } from './browserEnvironment';
import type { Line } from './channel';
import type { Message } from './messages';

/**
 * What a feature shares with the other tabs: started for each tab that joins them. `sessionLine`
 * gives the channel of the session at work, or null where nobody is logged in.
 */
export type TabFeature = (
  store: ShopStore,
  around: BrowserEnvironment,
  sessionLine: () => Promise<Line | null>,
) => {
  onMessage: (message: Message) => void;
  stop: () => void;
};

/** What the features add to a joined tab. */
export type TabFeatures = {
  features: readonly TabFeature[];
  /** Whether so many writes end that other tabs are told of them together. */
  isSendingManyWrites: (store: ShopStore) => boolean;
};
