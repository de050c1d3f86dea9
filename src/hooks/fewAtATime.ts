/**
 * Works in so many lanes at a time, each of which takes one task after the other until there
 * is none left (`takeOne` gives false). Rejects with the first task that does.
 */
export async function mapConcurrent(lanes: number, takeOne: () => Promise<boolean>): Promise<void> {
  const work = async () => {
    while (await takeOne());
  };
  await Promise.all(Array.from({ length: lanes }, work));
}
