import { useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { useAppDispatch } from '../../store/hooks';
import { links } from './adminLinks.texts';
import { ContactConfirmation } from './ContactConfirmation';

/** Confirms a new e-mail address; opened by a mailed link. */
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
