import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SHOP } from '../../config/shop';
import { CardTable, type Column } from '../../components/CardTable';
import { privacy } from './privacy.texts';
import { Facts, InfoPage, Points, Section, SellerData } from './InfoPage';
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
      <Section heading={privacy.controllerHeading}>
        <Typography>{privacy.controller}</Typography>
        <SellerData />
      </Section>
      <Section heading={privacy.dataHeading}>
        <Facts facts={privacy.data} />
      </Section>
      <Section heading={privacy.sharedHeading}>
        <Points points={privacy.shared} />
      </Section>
      {privacy.reports && (
        <Section heading={privacy.reports.heading}>
          <Typography>{privacy.reports.lead}</Typography>
          <Points points={privacy.reports.points} />
        </Section>
      )}
      <Section heading={privacy.keptHeading}>
        <Typography>{privacy.kept}</Typography>
      </Section>
      <Section heading={privacy.storageHeading}>
        <Typography>{privacy.storage}</Typography>
        <CardTable
          name={privacy.storageTable}
          columns={COLUMNS}
          rows={privacy.stored}
          keyOf={({ name }) => name}
        />
        <ForgetRecentlyViewed />
        <Typography>{privacy.erase}</Typography>
      </Section>
      <Section heading={privacy.rightsHeading}>
        <Points points={privacy.rights} />
        <Typography>
          {privacy.rightsHow} <Link href={`mailto:${email}`}>{email}</Link>. {privacy.complaint}
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
