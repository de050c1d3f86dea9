import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Breakable } from '../../components/Breakable';
import { SHOP } from '../../config/shop';
import { CardTable, type Column } from '../../components/CardTable';
import { privacy } from './privacy.texts';
import { Facts, InfoPage, Section, SellerData } from './InfoPage';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { recentlyViewed as texts } from '../recently-viewed/recentlyViewed.texts';
import {
  recentlyViewedCleared,
  selectRecentlyViewed,
} from '../recently-viewed/recentlyViewedSlice';

const { columns } = privacy;

const COLUMNS: Column<(typeof privacy.stored)[number]>[] = [
  { header: columns.name, width: '26%', cell: ({ name }) => name, isRowHeader: true },
  { header: columns.where, width: '22%', cell: ({ where }) => where },
  { header: columns.purpose, cell: ({ purpose }) => purpose },
  { header: columns.until, width: '22%', cell: ({ until }) => until },
];

/** Whose data is used for what, and all data that stays in the browser. */
export default function PrivacyScreen() {
  const { email } = SHOP.seller;
  return (
    <InfoPage title={privacy.title} lead={privacy.lead}>
      <Section heading={privacy.controllerHeading} text={privacy.controller}>
        <SellerData />
      </Section>
      <Section heading={privacy.dataHeading}>
        <Facts facts={privacy.data} />
      </Section>
      <Section heading={privacy.sharedHeading} points={privacy.shared} />
      {privacy.reports && (
        <Section
          heading={privacy.reports.heading}
          text={privacy.reports.lead}
          points={privacy.reports.points}
        />
      )}
      <Section heading={privacy.keptHeading} text={privacy.kept} />
      <Section heading={privacy.storageHeading} text={privacy.storage}>
        <CardTable
          name={privacy.storageTable}
          columns={COLUMNS}
          rows={privacy.stored}
          keyOf={({ name }) => name}
        />
        <ForgetRecentlyViewed />
        <Typography>{privacy.erase}</Typography>
      </Section>
      <Section heading={privacy.rightsHeading} points={privacy.rights}>
        {/* The address is broken only if it is longer than a line. */}
        <Typography>
          {privacy.rightsHow}{' '}
          <Link href={`mailto:${email}`} sx={{ display: 'inline-block' }}>
            <Breakable text={email} />
          </Link>
          . {privacy.complaint}
        </Typography>
      </Section>
    </InfoPage>
  );
}

/** Says how many products this device remembers, with a button that forgets them. */
function ForgetRecentlyViewed() {
  const dispatch = useAppDispatch();
  const { length } = useAppSelector(selectRecentlyViewed);
  return (
    <>
      <Typography role="status">
        {length === 0 ? texts.nothing : texts.remembered(length)}
      </Typography>
      <Button
        variant="outlined"
        aria-disabled={length === 0}
        onClick={() => void dispatch(recentlyViewedCleared())}
      >
        {texts.clear}
      </Button>
    </>
  );
}
