import { useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { useAppDispatch } from '../../store/hooks';
import { links } from './adminLinks.texts';
import { ContactConfirmation } from './ContactConfirmation';

/** The link of the mail that asks to confirm a new e-mail address. */
export default function NewEmailScreen() {
  const { pathname } = useLocation();
  const { id = '', newEmail = '' } = useParams();
  const dispatch = useAppDispatch();
  const { confirmEmail } = adminsApi.endpoints;
  return (
    <ContactConfirmation
      key={pathname}
      link={pathname}
      texts={links.email}
      confirm={() => dispatch(confirmEmail.initiate({ id, newEmail }, { track: false }))}
    />
  );
}
