import { useParams } from 'react-router';
import NotFound from '../NotFound';
import ComponentsScreen from './components/ComponentsScreen';
import LibraryScreen from './library/LibraryScreen';

/** The pages `/__components` and `/__snapshots`. */
export default function QaScreen() {
  const { page } = useParams();
  if (page === '__components') return <ComponentsScreen />;
  return page === '__snapshots' ? <LibraryScreen /> : <NotFound />;
}
