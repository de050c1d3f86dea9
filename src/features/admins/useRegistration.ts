import { useState } from 'react';
import { adminsApi, type AdminRegistration } from '../../api/admins';
import type { Failure } from '../../domain/failure';
import { useDraft } from '../form-drafts/useDraft';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { usePageState } from '../../hooks/usePageState';
import { registration as texts } from './adminRegistration.texts';

export type RegistrationField = keyof AdminRegistration;

const NOTHING_OPEN = { username: '', email: '', telephoneNumber: '' };
const NOTHING_SECRET = { password: '', authCode: '' };

/**
 * The registration form: its five fields are required, nothing more is checked (spec
 * section 5). Password and code live in this screen only. `reply` is what the backend said,
 * yes or no: its text alone tells which.
 */
export function useRegistration() {
  const [send, { isLoading: isBusy }] = adminsApi.useRegisterAdminMutation();
  const [open, changeOpen, clear] = useDraft('admin-registration', NOTHING_OPEN);
  const [secret, setSecret] = useState(NOTHING_SECRET);
  const [isChecked, setIsChecked] = usePageState<boolean>('checked', false);
  const [reply, setReply] = useState<string | null>(null);
  const { outcome, failed, cleared } = useOutcome('registration');
  const runOnce = useSingleFlight();
  const data: AdminRegistration = { ...open, ...secret };

  const isBlank = (field: RegistrationField) => data[field].trim() === '';

  return {
    data,
    isBusy,
    outcome,
    reply,
    isMissing: (field: RegistrationField) => isChecked && isBlank(field),
    set: (field: RegistrationField, text: string) => {
      if (field in secret) setSecret({ ...secret, [field]: text });
      else changeOpen({ ...open, [field]: text });
    },
    /** Says that fields are missing. */
    refuse: () => {
      setIsChecked(true);
      failed(texts.fillAll);
    },
    isBlank,
    send: () =>
      runOnce(async () => {
        if (reply !== null) return; // it is answered, and the answer is still to be read
        cleared();
        const { data: text, error } = await send(data);
        if (error) failed(texts.failed, error as Failure);
        else setReply(text || texts.sent);
      }),
    dismissReply: () => setReply(null),
    clear,
  };
}
