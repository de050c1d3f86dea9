import { rm } from 'node:fs/promises';

export default async function removeBuild(): Promise<void> {
  const build = process.env['SHOP_BROWSER_TEST_BUILD'];
  if (build) await rm(build, { recursive: true, force: true });
}
