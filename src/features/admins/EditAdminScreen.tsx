import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { Admin } from '../../domain/types';
import { useAdmins } from './useAdmins';
import { useNavigateFromHere } from '../../hooks/useNavigateFromHere';
import { admins as texts } from './admins.texts';
import { Breakable } from '../../components/Breakable';
import { Fact, FactList } from '../../components/FactList';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import {
  AdminDeletionDialogs,
  DeleteButton,
  useAdminDeletion,
  type AdminDeletion,
} from './AdminDeletion';

/** One administrator, read-only, who can be deleted here. */
export default function EditAdminScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeading
        title={texts.oneTitle}
        head={{ description: texts.description, path: pathTo(PATHS.editAdmin, { id }) }}
      />
      <Content key={id} id={id} />
      <Button variant="outlined" href={PATHS.admins} sx={{ marginTop: 2 }}>
        {texts.backToAll}
      </Button>
    </>
  );
}

function Content({ id }: { id: string }) {
  const { isAdmin, admins, failure, reading } = useAdmins();
  const navigateFromHere = useNavigateFromHere();
  const deletion = useAdminDeletion(() => navigateFromHere(PATHS.admins));
  if (!isAdmin) return <Unauthorized />;
  const admin = admins?.find((one) => one.id === id);
  const isMissing = admins !== undefined && admin === undefined;
  return (
    <>
      {failure && (
        <Message kind="error" onRetry={reading.read}>
          {texts.loadFailed}
        </Message>
      )}
      {!admins && !failure && (
        <LoadingRegion label={texts.loading}>
          <Skeleton variant="rounded" height={270} sx={{ maxWidth: CARD_WIDTH, marginTop: 2 }} />
        </LoadingRegion>
      )}
      {isMissing && !deletion.isBusy && !deletion.isDone && (
        <Message kind="error">{texts.notFound}</Message>
      )}
      {admin && <AdminCard admin={admin} deletion={deletion} />}
      <AdminDeletionDialogs deletion={deletion} />
    </>
  );
}

const CARD_WIDTH = 'var(--reading)';

function AdminCard({ admin, deletion }: { admin: Admin; deletion: AdminDeletion }) {
  const facts = [
    [texts.headers.id, admin.id],
    [texts.headers.email, admin.email],
    [texts.telephone, admin.telephoneNumber],
  ] as const;
  return (
    <Card component="section" sx={{ maxWidth: CARD_WIDTH, marginTop: 2 }}>
      <CardContent>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {texts.nameOf(admin)}
        </Typography>
        <FactList>
          {facts.map(([term, value]) => (
            <Fact
              key={term}
              term={term}
              value={value ? <Breakable text={value} /> : texts.noValue}
            />
          ))}
        </FactList>
        <Stack sx={{ marginTop: 1, alignItems: 'start' }}>
          <DeleteButton admin={admin} deletion={deletion} />
        </Stack>
      </CardContent>
    </Card>
  );
}
