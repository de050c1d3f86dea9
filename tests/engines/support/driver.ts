/** A browser to test in, and the little that a journey needs of it. */
export type Engine = {
  name: string;
  /** Opens a browser with nothing stored. Dark is what its system says, as by a preference. */
  open: (options?: { isDark?: boolean }) => Promise<Browser>;
  /** Ends what all browsers share. */
  close: () => void;
};

export type Browser = {
  newTab: (size: Size) => Promise<Tab>;
  /** Errors that the browser itself has logged of the pages; what they log is added by the shop. */
  problems: string[];
  close: () => Promise<void>;
};

export type Tab = {
  /** Resolves when the page is loaded. */
  navigate: (address: string) => Promise<void>;
  /** Runs the body of an async function in the page; returns what it returns, by way of JSON. */
  run: (body: string) => Promise<unknown>;
  /** Keys and pointer as people use them: the actions of the WebDriver specification. */
  perform: (sources: InputSource[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
};

export type Size = { width: number; height: number };

/** A source of input and what it does, as in the WebDriver specification, 17.4. */
export type InputSource = { type: 'key' | 'pointer'; id: string; actions: object[] };

/** The keys that are no characters, as the WebDriver specification codes them. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
