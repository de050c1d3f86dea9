import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useVirtualRows } from '#src/hooks/useVirtualRows';

const ALL = Array.from({ length: 100 }, (_, index) => index);

it('renders the rows on screen before all others when a short list grows', async () => {
  const list = { current: document.createElement('div') };
  const rendered: number[] = [];
  const rows = (count: number) => {
    const { indexes } = useVirtualRows(list, count, null);
    rendered.push(indexes.length);
    return indexes;
  };
  const { result, rerender } = renderHook(rows, { initialProps: 10 });
  await waitFor(() => expect(result.current).toHaveLength(10));
  rendered.length = 0;
  rerender(100);
  await waitFor(() => expect(result.current).toEqual(ALL));
  expect(rendered[0]).toBeGreaterThan(10);
  expect(rendered[0]).toBeLessThan(100);
});
