import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { SHIPPING } from '../support/orders';

const MAIN = fileURLToPath(new URL('../../mocks/http/main.ts', import.meta.url));
const NODE_ARGS = ['--disable-warning=ExperimentalWarning', MAIN];
const folder = mkdtempSync(join(tmpdir(), 'shop-process-'));
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The process as `npm run backend` starts it; resolves when it answers. */
async function start(data: string) {
  const args = [...NODE_ARGS, '--port', '0', '--data', data, '--products', '3', '--orders', '3'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^Backend: (\S+)$/.exec(line) ?? [];
    if (origin === undefined) continue;
    return {
      origin,
      kill: async () => {
        child.kill('SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('the backend ended before it answered');
}

function failedStart(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [...NODE_ARGS, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('a backend that is killed', () => {
  it('loses no change that it answered, and leaves none half done', async () => {
    const data = join(folder, 'killed');
    const first = await start(data);
    const cookies = Array.from({ length: 8 }, (_, at) => `cartSession=carrello-${at}`);
    const acknowledged = new Map(cookies.map((cookie) => [cookie, 0]));

    // Every cart adds one piece after the other until the process is killed.
    const shoppers = cookies.map(async (cookie) => {
      for (let pieces = 1; pieces <= 10; pieces += 1) {
        const url = `${first.origin}/cart/${pieces === 1 ? 'add/101/1' : `updateQuantity?idProduct=101&quantity=${pieces}`}`;
        const method = pieces === 1 ? 'POST' : 'PATCH';
        const answer = await fetch(url, { method, headers: { cookie } }).catch(() => null);
        if (!answer?.ok) return;
        acknowledged.set(cookie, pieces);
        if (pieces === 5 && cookie === cookies[0]) void first.kill();
      }
    });
    await Promise.all(shoppers);
    await first.kill();
    expect([...acknowledged.values()].some((pieces) => pieces > 0 && pieces < 10)).toBe(true);

    const second = await start(data);
    for (const [cookie, pieces] of acknowledged) {
      const cart = await (await fetch(`${second.origin}/cart/get`, { headers: { cookie } })).json();
      const quantity = cart.productAndquantity[0]?.quantity ?? 0;
      // A call that was pending at that time may have been executed or not.
      expect([pieces, pieces + 1], cookie).toContain(quantity);
    }
    await second.kill();
  }, 30_000);

  it('still has the open payment, which can be paid once', async () => {
    const data = join(folder, 'payment');
    const headers = { cookie: 'cartSession=cassa' };
    const first = await start(data);
    const post = (url: string, body?: unknown) =>
      fetch(url, { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    await post(`${first.origin}/cart/add/101/1`);
    const cart = await (await fetch(`${first.origin}/cart/get`, { headers })).json();
    const page = await post(`${first.origin}/payment/checkout`, {
      cartId: cart.id,
      shippingData: SHIPPING,
      totalAmount: cart.productAndquantity[0].product.price,
    });
    const payment = new URL(await page.text()).searchParams.get('payment');
    await first.kill();

    const second = await start(data);
    const pay = () => post(`${second.origin}/demo/payments/${payment}/pay`);
    const { redirect } = await (await pay()).json();
    expect(redirect).toMatch(/^\/payment\/success\?orderNumber=/);
    expect(await (await pay()).json()).toEqual({ redirect });
    await second.kill();
  }, 30_000);
});

describe('a failed start', () => {
  it('reports that another backend uses the folder, which goes on', async () => {
    const data = join(folder, 'shared');
    const first = await start(data);
    const { status, stderr } = failedStart('--port', '0', '--data', data);
    expect(status).toBe(1);
    expect(stderr).toBe(`${join(data, 'shop.sqlite')} is in use by another backend.\n`);
    expect((await fetch(`${first.origin}/cart/get`)).status).toBe(200);
    await first.kill();
  }, 30_000);

  it('reports that the port is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve);
    });
    const { port } = server.address() as { port: number };
    const { status, stderr } = failedStart('--port', String(port), '--data', join(folder, 'port'));
    server.close();
    expect(status).toBe(1);
    expect(stderr).toContain('EADDRINUSE');
  });

  it('reports invalid options or folders', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(failedStart('--port', '0', '--data', file).stderr).toContain('EEXIST');
    const { status, stderr } = failedStart('--port', 'x');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^--port must be 0 to 65535, not 'x'\.\n\nnpm run backend -- /);
  });
});
