import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';

/** What follows the products. */
export default function HomeEnd() {
  return <RecentlyViewed />;
}
