import { useSearchParams } from 'react-router';

const PERIODS = { '7': 7, '30': 30, '90': 90, tutto: null } as const;

/** What can be chosen, as it stands in the address. */
export type Period = keyof typeof PERIODS;

/** Every choice, in the order in which it is offered. */
export const PERIOD_NAMES: readonly Period[] = ['7', '30', '90', 'tutto'];

const USUAL: Period = '30';

/** The period that is looked at, kept in the address so that it can be shared and reloaded. */
export function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('giorni') ?? USUAL;
  const period: Period = isPeriod(asked) ? asked : USUAL;
  return {
    period,
    /** Null is everything. */
    days: PERIODS[period],
    choose: (next: Period) =>
      setParameters(next === USUAL ? {} : { giorni: next }, { replace: true }),
  };
}

function isPeriod(value: string): value is Period {
  return Object.hasOwn(PERIODS, value);
}
