import { useState } from 'react';
import { adminsApi, type AdminRegistration } from '../../api/admins';
import type { Failure } from '../../domain/failure';
import { useDraft } from '../form-drafts/useDraft';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { useOutcome } from '../form-drafts/useOutcome';
import { usePageState } from '../../hooks/usePageState';
import { registration as texts } from './adminRegistration.texts';

export type RegistrationField = keyof AdminRegistration;

const EMPTY_DATA = { username: '', email: '', telephoneNumber: '' };
const EMPTY_SECRETS = { password: '', authCode: '' };

/**
 * Holds the registration form: its five fields are required, nothing more is checked (spec
 * section 5). Password and code are in this screen's state only. `reply` is the backend's text,
 * an acceptance or a refusal: only a person can tell which.
 */
export function useRegistration() {
  const [send, { isLoading: isBusy }] = adminsApi.useRegisterAdminMutation();
  const [plain, changePlain, clear] = useDraft('admin-registration', EMPTY_DATA);
  const [secrets, setSecrets] = useState(EMPTY_SECRETS);
  const [isChecked, setIsChecked] = usePageState<boolean>('checked', false);
  const [reply, setReply] = useState<string | null>(null);
  const { outcome, showFailure, clearOutcome } = useOutcome('registration');
  const runOnce = useSingleFlight();
  const data: AdminRegistration = { ...plain, ...secrets };

  const isBlank = (field: RegistrationField) => data[field].trim() === '';

  return {
    data,
    isBusy,
    outcome,
    reply,
    isMissing: (field: RegistrationField) => isChecked && isBlank(field),
    set: (field: RegistrationField, text: string) => {
      if (field in secrets) setSecrets({ ...secrets, [field]: text });
      else changePlain({ ...plain, [field]: text });
    },
    /** Shows that fields are missing. */
    reportMissing: () => {
      setIsChecked(true);
      showFailure(texts.fillAll);
    },
    isBlank,
    send: () =>
      runOnce(async () => {
        if (reply !== null) return; // the reply is still on screen
        clearOutcome();
        const { data: text, error } = await send(data);
        if (error) showFailure(texts.failed, error as Failure);
        else setReply(text || texts.sent);
      }),
    dismissReply: () => setReply(null),
    clear,
  };
}
