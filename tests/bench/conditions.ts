import type { CDPSession } from '@playwright/test';

export const VIEWPORT = { width: 1280, height: 800 };
export const CPU_SLOWED = 4;

const BITS = 8;
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_100_000 / BITS,
  uploadThroughput: 1_350_000 / BITS,
};

/** A mid-range phone on "Fast 4G", as the browser's developer tools define it. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  await setCpu(cdp, CPU_SLOWED);
}

export async function setCpu(cdp: CDPSession, slowed: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowed });
}
