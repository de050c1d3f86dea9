import { cpus, loadavg } from 'node:os';
import type { Load, Script } from './load.ts';
import type { Scrolling } from './scroll.ts';
import { compare, printTable } from './table.ts';

const KB = 1000;

/** Prints the medians with their targets, and the scripts of the first screen. */
export function report(loads: Map<string, Load[]>, runs: number, browser: string): void {
  const of = (name: string) => loads.get(name) ?? [];
  const [floor, shop, many, frames] = ['floor', 'shop', 'shop-10000', 'floor-scroll'].map(of) as [
    Load[],
    Load[],
    Load[],
    Load[],
  ];
  console.log(
    `\nLoad of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors. ` +
      'Beyond 1.5 something else is running, and the figures are worth little.',
  );
  if (loads.size === 0) return;
  console.log(
    `\nChromium ${browser}, medians of ${runs} (least to most), cold cache, ` +
      'CPU slowed 4 times, 165 ms, 8.1 Mbit/s, 1280 x 800\n',
  );
  printTable([
    ...compare('first card, ms', floor, shop, (one) => one.firstThing, '1.25 x'),
    ...compare('main thread, ms', floor, shop, (one) => one.cpu, '2.95 x'),
    ...compare('layout shift', floor, shop, (one) => one.shift, '', 'under 0.02', 4),
    ...compare('first JavaScript, kB gzip', floor, shop, kilobytesOfFirst, '', 'at most 205', 1),
    ...compare('and what follows, kB gzip', floor, shop, kilobytesOfLate, '', '', 1),
    ...compare('all transferred, kB', floor, shop, (one) => one.bytes / KB, '', ''),
    ...compare('elements', floor, shop, (one) => one.elements, '', ''),
  ]);
  if (many.length > 0) {
    console.log('\n10,000 products instead of 100 (the first column: the shop with 100)\n');
    printTable([
      ...compare('first card, ms', shop, many, (one) => one.firstThing, '1.5 x'),
      ...compare('main thread, ms', shop, many, (one) => one.cpu, ''),
      ...compare('elements, at most', shop, many, (one) => one.elements, '', 'at most 1,500'),
      ...compare('cards in view', shop, many, (one) => one.thingsInView, '', ''),
      ...compare('pictures asked for', shop, many, (one) => one.pictures, '', 'near the viewport'),
      ...compare('layout shift', shop, many, (one) => one.shift, '', 'under 0.02', 4),
    ]);
  }
  if (many.length > 0 || frames.length > 0) {
    console.log('\nScrolling (first column: the floor with 100 cards; second: 10,000 products)\n');
    const rows = (['slowed', 'full'] as const).flatMap((speed) => {
      const row = (figure: string, value: (of: Scrolling) => number, target = '') =>
        compare(
          `${figure}, ${speed} CPU`,
          frames,
          many,
          ({ scrolling }) => scrolling && value(scrolling[speed]),
          '',
          target,
        );
      return [
        ...row('frames shown in time, %', ({ shown }) => shown.inTime, 'all'),
        ...row('worst of them, ms', ({ shown }) => shown.worst),
        ...row("page's own frames in time, %", ({ own }) => own.inTime),
        ...row('worst of them, ms', ({ own }) => own.worst),
        ...row('frames with cards all the way down, %', ({ filled }) => filled, 'all'),
      ];
    });
    printTable(rows);
  }
  printScripts('First screen', shop[0]?.scripts);
}

function kilobytesOfFirst({ scripts }: Load): number {
  return kilobytes(scripts.filter(({ isLate }) => !isLate));
}

function kilobytesOfLate({ scripts }: Load): number {
  return kilobytes(scripts.filter(({ isLate }) => isLate));
}

function kilobytes(scripts: Script[]): number {
  return scripts.reduce((sum, { gzip }) => sum + gzip, 0) / KB;
}

function printScripts(title: string, scripts: Script[] | undefined): void {
  if (!scripts) return;
  console.log(`\n${title}: JavaScript, kB gzip (+: asked for by another script, later)\n`);
  for (const { name, gzip, isLate } of [...scripts].sort((a, b) => b.gzip - a.gzip)) {
    console.log(`${(gzip / KB).toFixed(1).padStart(7)} ${isLate ? '+' : ' '} ${name}`);
  }
}
