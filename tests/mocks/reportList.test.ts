import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvelope } from '#mocks/reports/envelope';
import { deleteOldReports, keepReport, listReports } from '#mocks/reports/reportFolder';
import { envelope, EVENT, PAGE, rawStatus, useReceiver } from '#tests/support/reportReceiver';

const { current, send, page } = useReceiver();

describe('the list', () => {
  it('says so where there is nothing', async () => {
    expect(await page()).toContain('Nessuna segnalazione');
  });

  it('has the newest first, fifty on a page', async () => {
    const { header } = parseEnvelope(envelope(null));
    for (let minute = 0; minute < 52; minute += 1) {
      const payload = Buffer.from(JSON.stringify({ message: `numero ${minute}.` }));
      const sent = { header, items: [{ type: 'event', header: {}, payload }] };
      await keepReport(current.folder, '1', sent, new Date(Date.now() - (60 - minute) * 60_000));
    }
    const numbers = async (path: string) =>
      [...(await page(path)).matchAll(/numero (\d+)\./g)].map(([, number]) => Number(number));
    expect(await numbers('/')).toEqual(Array.from({ length: 50 }, (_, index) => 51 - index));
    expect(await numbers('/?page=2')).toEqual([1, 0]);
    expect(await numbers('/?page=99')).toEqual([1, 0]);
    expect(await numbers('/?page=ciao')).toHaveLength(50);
  });

  it('has visits apart, with what three of four were better than', async () => {
    for (const [lcp, cls] of [
      [900, 0],
      [1_000, 0],
      [2_000, 0.012],
      [9_000, 0.4],
    ]) {
      const measurements = { lcp: { value: lcp, unit: 'millisecond' }, cls: { value: cls } };
      const tags = { kind: 'vitals', route: '/product/:id' };
      await send(envelope({ message: 'web-vitals', tags, measurements }));
    }
    expect(await listReports(current.folder)).toHaveLength(4);
    const list = await page();
    expect(list).toContain('Nessuna segnalazione');
    const [, row = ''] = /<tbody>(.*)<\/tbody>/s.exec(list) ?? [];
    const cells = [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => cell);
    expect(cells).toEqual(['<code>/product/:id</code>', '4', '2 s', '–', '0,012', '–']);
  });

  it('shows as text what looks like HTML, and runs nothing', async () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    await send(
      envelope({
        message: hostile,
        release: hostile,
        tags: { kind: hostile, route: hostile },
        breadcrumbs: { values: [{ category: hostile, message: hostile }] },
        exception: [{ type: hostile, value: hostile }],
      }),
    );
    const [report] = await listReports(current.folder);
    for (const path of ['/', `/reports/${report?.id}/`]) {
      const response = await fetch(current.receiver.origin + path);
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style/);
      const text = await response.text();
      expect(text).not.toContain('<img');
      expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;');
    }
  });

  it('survives events of odd shapes', async () => {
    const odd = [
      {},
      { tags: 7, exception: 'x', breadcrumbs: [null, 3], timestamp: 'mai', message: {} },
      { exception: { values: [{}] }, timestamp: 1e300, release: {}, contexts: { feedback: 1 } },
    ];
    for (const event of odd) expect((await send(envelope(event))).status).toBe(200);
    const reports = await listReports(current.folder);
    expect(reports.map(({ message }) => message)).toEqual(odd.map(() => 'Senza messaggio'));
    for (const { id } of reports)
      expect(await page(`/reports/${id}/`)).toContain('Senza messaggio');
  });

  it('is of this machine only, and no other page can read it', async () => {
    expect(
      await rawStatus(current.receiver.origin, '/', { headers: { host: 'altrove.example' } }),
    ).toBe(403);
    const { headers } = await fetch(current.receiver.origin);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(await rawStatus(current.receiver.origin, '/', { method: 'PUT' })).toBe(405);
  });
});

describe('deleting', () => {
  const press = (path: string, origin = current.receiver.origin) =>
    fetch(current.receiver.origin + path, {
      method: 'POST',
      headers: { origin },
      redirect: 'manual',
    });

  it('takes one report or all, with their files, and nothing else in the folder', async () => {
    for (const _ of [1, 2, 3]) await send(envelope(EVENT, [PAGE]));
    writeFileSync(join(current.folder, 'mio.txt'), '');
    const [first] = await listReports(current.folder);
    const one = await press(`/reports/${first?.id}/delete`);
    expect([one.status, one.headers.get('location')]).toEqual([303, '/?deleted=one']);
    expect((await listReports(current.folder)).map(({ id }) => id)).not.toContain(first?.id);
    expect(await listReports(current.folder)).toHaveLength(2);
    expect((await press(`/reports/${first?.id}/delete`)).status).toBe(404);
    expect((await press('/reports/delete')).status).toBe(303);
    expect(readdirSync(current.folder)).toEqual(['mio.txt']);
  });

  it('is for the list’s own buttons only', async () => {
    await send(envelope(EVENT));
    const [report] = await listReports(current.folder);
    for (const path of ['/reports/delete', `/reports/${report?.id}/delete`]) {
      expect((await press(path, 'https://altrove.example')).status).toBe(403);
      expect(await rawStatus(current.receiver.origin, path, { method: 'POST' })).toBe(403);
    }
    expect((await press('/reports/..%2f..%2f/delete')).status).toBe(404);
    expect(await listReports(current.folder)).toHaveLength(1);
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
