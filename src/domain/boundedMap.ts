/** A map that keeps only a limited number of entries, the latest ones: for long visits. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private readonly maxSize: number;

  constructor(maxSize: number) {
    super();
    this.maxSize = maxSize;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.maxSize) this.delete(oldest as Key);
    return this;
  }
}
