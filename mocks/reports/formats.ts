import { html, type Html } from './html.ts';

const romanTime = (styles: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { ...styles, timeZone: 'Europe/Rome' });

const FORMATS = {
  full: romanTime({ dateStyle: 'medium', timeStyle: 'medium' }),
  short: romanTime({ dateStyle: 'medium', timeStyle: 'short' }),
  timeOfDay: romanTime({ timeStyle: 'medium' }),
};

/** Returns a time, which is given in ISO, as Rome's clocks show it. */
export function time(iso: string, format: keyof typeof FORMATS = 'full'): Html {
  return html`<time datetime="${iso}">${FORMATS[format].format(new Date(iso))}</time>`;
}

/** Returns a number with as many digits after the comma at most. */
export function decimal(value: number, maximumFractionDigits: number): string {
  return value.toLocaleString('it-IT', { maximumFractionDigits });
}
