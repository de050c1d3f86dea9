import { useSearchParams } from 'react-router';

const PERIODS = { '7': 7, '30': 30, '90': 90, tutto: null } as const;

/** A choice, as in the URL. */
export type Period = keyof typeof PERIODS;

/** Every choice, as sorted on screen. */
export const PERIOD_NAMES: readonly Period[] = ['7', '30', '90', 'tutto'];

const DEFAULT_PERIOD: Period = '30';

/** Returns the chosen period; the URL has it, so that it can be shared and reloaded. */
export function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('giorni') ?? DEFAULT_PERIOD;
  const period: Period = isPeriod(asked) ? asked : DEFAULT_PERIOD;
  return {
    period,
    /** Null is everything. */
    days: PERIODS[period],
    choose: (next: Period) =>
      setParameters(next === DEFAULT_PERIOD ? {} : { giorni: next }, { replace: true }),
  };
}

function isPeriod(value: string): value is Period {
  return Object.hasOwn(PERIODS, value);
}
