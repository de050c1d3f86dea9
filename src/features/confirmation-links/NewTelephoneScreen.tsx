import { useLocation, useParams } from 'react-router';
import { adminsApi } from '../../api/admins';
import { useAppDispatch } from '../../store/hooks';
import { links } from './adminLinks.texts';
import { ContactConfirmation } from './ContactConfirmation';

/** The link of the mail that asks to confirm a new telephone number. */
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
