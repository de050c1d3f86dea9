import { useParams } from 'react-router';
import NotFound from '../NotFound';
import CompareScreen from './compare/CompareScreen';
import ComponentsScreen from './components/ComponentsScreen';
import LibraryScreen from './library/LibraryScreen';

/** The pages `/__components`, `/__snapshots` and `/__compare`. */
export default function QaScreen() {
  const { page } = useParams();
  if (page === '__components') return <ComponentsScreen />;
  if (page === '__compare') return <CompareScreen />;
  return page === '__snapshots' ? <LibraryScreen /> : <NotFound />;
}
