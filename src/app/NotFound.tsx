import Button from '@mui/material/Button';
import { PATHS } from '../config/paths';
import { common } from '../components/common.texts';
import { PageHeading } from '../components/PageHeading';

/** The screen of every address without a route. */
export default function NotFound() {
  return (
    <>
      <PageHeading title={common.notFoundTitle} />
      <p>{common.notFoundText}</p>
      <Button variant="contained" href={PATHS.home}>
        {common.backHome}
      </Button>
    </>
  );
}
