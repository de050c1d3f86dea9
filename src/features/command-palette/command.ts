/** Something that can be chosen. */
export type Command = {
  id: string;
  group: string;
  label: string;
  /** What else is to be said of it. */
  detail?: string;
  /** Words by which it is found too. */
  keywords?: string;
  /** Its shortcut, as tinykeys reads it. */
  keys?: string;
  run: () => void;
};
