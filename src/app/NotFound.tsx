import { Link } from 'react-router';
import { PATHS } from '../config/paths';
import { common } from '../components/common.texts';
import { PageHeading } from '../components/PageHeading';

/** The screen of every address without a route. */
export default function NotFound() {
  return (
    <>
      <PageHeading title={common.notFoundTitle}>{common.notFoundTitle}</PageHeading>
      <p>{common.notFoundText}</p>
      <Link className="button button-main" to={PATHS.home}>
        {common.backHome}
      </Link>
    </>
  );
}
