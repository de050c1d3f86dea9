import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listReports } from '#mocks/reports/reportFolder';
import { envelope, EVENT, PAGE, rawStatus, useReceiver } from '#tests/support/reportReceiver';

const { root, current, send } = useReceiver();

describe('the names of attachments', () => {
  it('lead nowhere but into the report, and collide with nothing', async () => {
    const names = [
      '../../fuori.json',
      '..',
      'C:\\Windows\\nota.txt',
      'report.json',
      'event.json',
      'pagina.json',
      'PAGINA.json',
      'con spazi e "virgolette".json',
      '',
      '.nascosto',
    ];
    await send(
      envelope(
        EVENT,
        names.map((name) => ({ name, body: name })),
      ),
    );
    const [report] = await listReports(current.folder);
    expect(report?.files.map(({ name }) => name)).toEqual([
      'event.json',
      'fuori.json',
      'allegato',
      'nota.txt',
      '2-report.json',
      '2-event.json',
      'pagina.json',
      '2-PAGINA.json',
      'con-spazi-e-virgolette-.json',
      '2-allegato',
      'nascosto',
    ]);
    expect(readdirSync(root).filter((name) => name.includes('fuori'))).toEqual([]);
    expect(readdirSync(current.folder)).toEqual([report?.id]);
    const outside = `${current.receiver.origin}/reports/${report?.id}/2-PAGINA.json`;
    expect(await (await fetch(outside)).text()).toBe('PAGINA.json');
  });

  it('are the only ones that are served', async () => {
    writeFileSync(join(root, 'segreto.txt'), 'segreto');
    await send(envelope(EVENT, [PAGE]));
    const [report] = await listReports(current.folder);
    for (const path of [
      `/reports/${report?.id}/report.json`,
      `/reports/${report?.id}/..%2f..%2fsegreto.txt`,
      `/reports/${report?.id}/%2e%2e%2f%2e%2e%2fsegreto.txt`,
      `/reports/../segreto.txt`,
      `/reports/..%2f..%2f/segreto.txt`,
      '/reports/..%2f/',
      '/../segreto.txt',
      '/',
      '/altro',
    ]) {
      expect(await rawStatus(current.receiver.origin, path), path).toBe(404);
    }
    expect(await rawStatus(current.receiver.origin, '/reports/%00/')).toBe(400);
    expect(await rawStatus(current.receiver.origin, '/reports/%ff/')).toBe(400);
  });

  it('never make a page of what was sent', async () => {
    await send(envelope(EVENT, [{ name: 'pagina.html', body: '<script>alert(1)</script>' }]));
    const [report] = await listReports(current.folder);
    const { headers } = await fetch(`${current.receiver.origin}/reports/${report?.id}/pagina.html`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment; filename="pagina.html"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
