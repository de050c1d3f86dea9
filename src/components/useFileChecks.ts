import { useState } from 'react';

/**
 * Knows whether a form's chosen files are still being checked, which takes long for files in a cloud: a form that is
 * sent in the meantime would go without them. `track` takes the promise of each check.
 */
export function useFileChecks(): { isChecking: boolean; track: (check: Promise<void>) => void } {
  const [running, setRunning] = useState(0);
  const track = (check: Promise<void>) => {
    setRunning((count) => count + 1);
    void check.finally(() => setRunning((count) => count - 1));
  };
  return { isChecking: running > 0, track };
}
