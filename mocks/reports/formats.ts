import { html, type Html } from './html.ts';

const romanTime = (styles: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { ...styles, timeZone: 'Europe/Rome' });

const FORMATS = {
  full: romanTime({ dateStyle: 'medium', timeStyle: 'medium' }),
  short: romanTime({ dateStyle: 'medium', timeStyle: 'short' }),
  timeOfDay: romanTime({ timeStyle: 'medium' }),
};

/** Returns an ISO time as Rome's clocks show it. */
export function time(iso: string, format: keyof typeof FORMATS = 'full'): Html {
  return html`<time datetime="${iso}">${FORMATS[format].format(new Date(iso))}</time>`;
}

/** Returns a number with at most this many decimals. */
export function decimal(value: number, maximumFractionDigits: number): string {
  return value.toLocaleString('it-IT', { maximumFractionDigits });
}
