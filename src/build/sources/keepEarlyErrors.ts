import { boot } from '../../api/boot';

/** The window's events that report problems; the shop dispatches the last two. */
const PROBLEM_EVENTS = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'errorcaught',
  'callfailed',
];

// Reporting takes over by removing `earlyErrors`.
boot.earlyErrors = [];
for (const type of PROBLEM_EVENTS)
  addEventListener(type, (event) => {
    boot.earlyErrors?.push(event);
    boot.onEarlyError?.();
  });
