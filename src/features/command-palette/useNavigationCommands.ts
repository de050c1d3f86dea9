import { useNavigate } from 'react-router';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { commands as texts } from './commands.texts';
import { ADMIN_PAGES, LOGIN_PAGE, PAGES } from './navigationCommands';
import type { Command } from './command';

/** The pages that can be gone to. */
export function useNavigationCommands(): Command[] {
  const navigate = useNavigate();
  const isAdmin = useAppSelector(selectIsAdmin);
  const pages = isAdmin ? [...ADMIN_PAGES, ...PAGES] : [...PAGES, LOGIN_PAGE];
  return pages.map(({ path, name, ...more }) => ({
    id: path,
    group: texts.pages,
    label: name,
    ...more,
    run: () => void navigate(path),
  }));
}
