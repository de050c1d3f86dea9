/** A browser to test in, with the few functions that a journey needs. */
export type Engine = {
  name: string;
  /** Opens a browser with empty storage; `dark` is its system preference. */
  open: (options?: { isDark?: boolean }) => Promise<Browser>;
  /** Ends the processes that all browsers share. */
  close: () => void;
};

export type Browser = {
  newTab: (size: Size) => Promise<Tab>;
  /** Errors that the browser itself has logged; the shop adds what its pages log. */
  problems: string[];
  close: () => Promise<void>;
};

export type Tab = {
  /** Resolves when the page is loaded. */
  navigate: (address: string) => Promise<void>;
  /** Runs the body of an async function in the page; returns its result, as JSON. */
  run: (body: string) => Promise<unknown>;
  /** Keys and pointer as people use them: the actions of the WebDriver specification. */
  perform: (sources: InputSource[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
};

export type Size = { width: number; height: number };

/** A source of input and its actions, as in the WebDriver specification, 17.4. */
export type InputSource = { type: 'key' | 'pointer'; id: string; actions: object[] };

/** Keys without a character, in the codes of the WebDriver specification. */
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
