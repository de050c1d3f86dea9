import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvelope } from '#mocks/reports/envelope';
import { deleteOldReports, keepReport, listReports } from '#mocks/reports/reportFolder';
import { envelope, EVENT, PAGE, rawStatus, useReceiver } from '#tests/support/reportReceiver';

const { current, send } = useReceiver();

const LIBRARY = 'http://localhost:5173';

describe('the list', () => {
  const list = async () => {
    const response = await fetch(`${current.receiver.origin}/reports`, {
      headers: { origin: LIBRARY },
    });
    return { response, reports: (await response.json()) as { message: string }[] };
  };

  it('has the newest first, with the facts and measures of each', async () => {
    expect((await list()).reports).toEqual([]);
    const { header } = parseEnvelope(envelope(null));
    for (let minute = 0; minute < 52; minute += 1) {
      const payload = Buffer.from(JSON.stringify({ message: `numero ${minute}` }));
      const sent = { header, items: [{ type: 'event', header: {}, payload }] };
      await keepReport(current.folder, '1', sent, new Date(Date.now() - (60 - minute) * 60_000));
    }
    const measurements = { lcp: { value: 900, unit: 'millisecond' }, cls: { value: 0.012 } };
    await send(envelope({ tags: { kind: 'vitals', route: '/product/:id' }, measurements }));
    const { reports } = await list();
    expect(reports[0]).toMatchObject({ route: '/product/:id', vitals: { LCP: 900, CLS: 0.012 } });
    expect(reports.slice(1).map(({ message }) => message)).toEqual(
      Array.from({ length: 52 }, (_, index) => `numero ${51 - index}`),
    );
  });

  it('survives events of odd shapes', async () => {
    const odd = [
      {},
      { tags: 7, exception: 'x', breadcrumbs: [null, 3], timestamp: 'mai', message: {} },
      { exception: { values: [{}] }, timestamp: 1e300, release: {}, contexts: { feedback: 1 } },
    ];
    for (const event of odd) expect((await send(envelope(event))).status).toBe(200);
    const { reports } = await list();
    expect(reports.map(({ message }) => message)).toEqual(odd.map(() => 'Senza messaggio'));
  });

  it('is read by pages of this machine only', async () => {
    const { response } = await list();
    expect(response.headers.get('access-control-allow-origin')).toBe(LIBRARY);
    const { headers } = await fetch(`${current.receiver.origin}/reports`, {
      headers: { origin: 'https://altrove.example' },
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
    const status = (options: object) => rawStatus(current.receiver.origin, '/reports', options);
    expect(await status({ headers: { host: 'altrove.example' } })).toBe(403);
    expect(await status({ method: 'PUT' })).toBe(405);
  });
});

describe('deleting', () => {
  const remove = (path: string, origin = LIBRARY) =>
    rawStatus(current.receiver.origin, path, { method: 'DELETE', headers: { origin } });

  it('takes one report or all, with their files, and nothing else in the folder', async () => {
    for (const _ of [1, 2, 3]) await send(envelope(EVENT, [PAGE]));
    writeFileSync(join(current.folder, 'mio.txt'), '');
    const [first] = await listReports(current.folder);
    const one = `/reports/${first?.id}`;
    expect(await remove(one)).toBe(200);
    expect((await listReports(current.folder)).map(({ id }) => id)).not.toContain(first?.id);
    expect(await listReports(current.folder)).toHaveLength(2);
    expect(await remove(one)).toBe(404);
    expect(await remove('/reports/..')).toBe(404);
    expect(await remove('/reports', 'https://altrove.example')).toBe(403);
    expect(await listReports(current.folder)).toHaveLength(2);
    expect(await remove('/reports')).toBe(200);
    expect(readdirSync(current.folder)).toEqual(['mio.txt']);
  });

  it('takes what is older than some days, and the oldest of too many', async () => {
    const kept = parseEnvelope(envelope(EVENT));
    const now = new Date('2026-11-22T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const days of [31, 29, 2, 1]) await keepReport(current.folder, '1', kept, daysAgo(days));
    const left = async (count: number) => {
      await deleteOldReports(current.folder, { days: 30, count }, now);
      return (await listReports(current.folder)).map(({ receivedAt }) => receivedAt);
    };
    const times = [1, 2, 29].map((days) => daysAgo(days).toISOString());
    expect(await left(9)).toEqual(times);
    expect(await left(2)).toEqual(times.slice(0, 2));
  });
});
