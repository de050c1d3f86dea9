import { boot } from '../../api/boot';

/** The window's events that report problems; the shop dispatches the last two. */
const PROBLEM_EVENTS = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'errorcaught',
  'callfailed',
];

/** As many as are reported in an hour: reporting may never load. */
const MAX_EARLY_ERRORS = 10;

// Reporting takes over by removing `earlyErrors`.
boot.earlyErrors = [];
for (const type of PROBLEM_EVENTS)
  addEventListener(type, (event) => {
    if (boot.earlyErrors && boot.earlyErrors.length < MAX_EARLY_ERRORS)
      boot.earlyErrors.push(event);
    boot.onEarlyError?.();
  });
