/** One product as the catalogue's pages write it down. */
export type Entry = {
  /** The word its pictures' file names start with. */
  word: string;
  name: string;
  title: string;
  price: number;
  stock: number;
  /** How many pictures it has, 1 to 5. */
  views: number;
  description: string;
};
