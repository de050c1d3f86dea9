import { Link } from 'react-router';
import { PATHS } from '../config/paths';
import { common } from '../texts/common';
import { PageHeading } from '../ui/PageHeading';

/** Every address that no screen answers to. */
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
