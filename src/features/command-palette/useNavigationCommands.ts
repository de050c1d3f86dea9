import { useNavigate } from 'react-router';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { commands as texts } from './commands.texts';
import { ADMIN_PLACES, LOGIN_PLACE, PLACES } from './navigationCommands';
import type { Command } from './command';

/** The pages that can be gone to. */
export function usePlaces(): Command[] {
  const navigate = useNavigate();
  const isAdmin = useAppSelector(selectIsAdmin);
  const places = isAdmin ? [...ADMIN_PLACES, ...PLACES] : [...PLACES, LOGIN_PLACE];
  return places.map(({ path, name, ...more }) => ({
    id: path,
    group: texts.pages,
    label: name,
    ...more,
    run: () => void navigate(path),
  }));
}
