/**
 * Does works one after the other, in the order they came: for a database that has one
 * transaction at a time. A work's failure is its own caller's only.
 */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
