import { ShopPromises } from '../../components/Promises';
import { TestimonialsTeaser } from '../feedback/TestimonialsTeaser';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed';

/** What follows the products. */
export default function HomeEnd() {
  return (
    <>
      <RecentlyViewed />
      <ShopPromises />
      <TestimonialsTeaser />
    </>
  );
}
