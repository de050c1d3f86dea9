import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { PATHS } from '../config/paths';
import HomeScreen from '../screens/home/HomeScreen';

const MuiLayout = lazy(() => import('./MuiTheme'));
const NotFound = lazy(() => import('./NotFound'));

/** Which screen answers to which path. The home page comes with the application itself. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<HomeScreen />} />
      <Route element={<MuiLayout />}></Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
