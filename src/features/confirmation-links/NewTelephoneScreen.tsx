import { useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { useAppDispatch } from '../../store/hooks';
import { links } from './adminLinks.texts';
import { ContactConfirmation } from './ContactConfirmation';

/** Confirms a new telephone number; opened by a mailed link. */
export default function NewTelephoneScreen() {
  const { pathname } = useLocation();
  const { id = '', telephoneNumber = '' } = useParams();
  const dispatch = useAppDispatch();
  const { confirmTelephone } = adminsApi.endpoints;
  return (
    <ContactConfirmation
      key={pathname}
      link={pathname}
      texts={links.telephone}
      confirm={() => dispatch(confirmTelephone.initiate({ id, telephoneNumber }, { track: false }))}
    />
  );
}
