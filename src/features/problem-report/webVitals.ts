import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { realNow } from '../../domain/clock';
import { watchActions } from '../../store/devtools';
import { eventOfRoute, randomHex, routePattern } from './reportedPage';
import { countReport, mayReport } from './reportLimits';
import { sendReport } from './sentryClient';

/**
 * Measures this visit (LCP, CLS, INP, TTFB), and reports it when the page is hidden for the first time: once per route
 * pattern, that of the page on which the measured event began.
 */
export function reportVitals(): void {
  const routes = [{ since: 0, route: routePattern(location.pathname) }];
  const unsubscribe = watchActions(() => {
    const route = routePattern(location.pathname);
    if (route !== routes.at(-1)?.route) routes.push({ since: performance.now(), route });
  });
  const metrics = new Map<Metric['name'], Metric>();
  const keep = (metric: Metric) => metrics.set(metric.name, metric);
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(keep);

  const routeOf = ({ name, entries }: Metric) => {
    const begun = name === 'CLS' || name === 'INP' ? (entries.at(-1)?.startTime ?? 0) : 0;
    return routes.findLast(({ since }) => since <= begun)?.route ?? '*';
  };
  const sendWhenHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', sendWhenHidden);
    unsubscribe();
    if (isNetworkBlocked()) return;
    const all = [...metrics.values()];
    for (const route of new Set(all.map(routeOf)))
      send(
        route,
        all.filter((metric) => routeOf(metric) === route),
      );
  };
  // In the bubbling phase: the library's own listeners run first, and have the final figures.
  addEventListener('visibilitychange', sendWhenHidden);
}

/** In milliseconds, except for the layout shift, which has no unit. */
function measurementOf({ name, value }: Metric) {
  return name === 'CLS'
    ? { value: Math.round(value * 10_000) / 10_000, unit: '' }
    : { value: Math.round(value), unit: 'millisecond' };
}

// In the form of the SDK's own page load measurements, which the server's performance pages show.
function send(route: string, measured: Metric[]): void {
  if (!mayReport()) return;
  countReport('');
  const event = eventOfRoute('vitals', route);
  void sendReport({
    event: {
      ...event,
      type: 'transaction',
      start_timestamp: performance.timeOrigin / 1000,
      timestamp: realNow() / 1000,
      spans: [],
      contexts: {
        trace: {
          trace_id: randomHex(16),
          span_id: randomHex(8),
          op: 'pageload',
          data: { 'sentry.sample_rate': Number(import.meta.env.VITE_VITALS_SAMPLE) },
        },
      },
      measurements: Object.fromEntries(
        measured.map((metric) => [metric.name.toLowerCase(), measurementOf(metric)]),
      ),
    },
    attachments: [],
  });
}
