import { useContext, useSyncExternalStore } from 'react';
import { useLogout } from '../login/useLogout';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { commands as texts } from './commands.texts';
import { pageNames } from '../../components/pageNames.texts';
import { ShortcutsContext } from '../shortcuts/shortcutRegistry';
import { KEYS } from '../shortcuts/shortcutKeys';
import type { Command } from './command';

// Going somewhere is offered as a page, and the search is open already.
const OFFERED_OTHERWISE: readonly string[] = Object.values(KEYS);

/** What can be done here and everywhere: whatever has a shortcut, and the logout. */
export function useActions(): Command[] {
  const logout = useLogout();
  const isAdmin = useAppSelector(selectIsAdmin);
  const registry = useContext(ShortcutsContext);
  const entries = useSyncExternalStore(registry.subscribe, registry.entries);
  const actions = entries
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ keys }) => !OFFERED_OTHERWISE.includes(keys))
    .map(({ keys, does, run }) => ({
      id: `${keys} ${does}`,
      group: texts.actions,
      label: does,
      keys,
      run,
    }));
  if (!isAdmin) return actions;
  const leave = { id: 'logout', group: texts.actions, label: pageNames.logout };
  return [...actions, { ...leave, run: () => void logout() }];
}
