import { adminsApi } from '../../api/admins';
import { PATHS } from '../../config/paths';
import { reasonOf } from '../../components/orders.texts';
import type { Failure } from '../../domain/types';
import type { AppDispatch } from '../../store/makeStore';
import { ACTIVATION_SUCCESS, links } from './adminLinks.texts';
import type { LinkOutcome } from './useLinkCall';

/** What a mailed link is about, and what opening it does. */
export type ConfirmationLink = {
  texts: { title: string; waiting: string };
  /** An account's link leads to the login, a contact's one back to the profile. */
  about: 'account' | 'contact';
  /** Makes the link's call with the parameters of its URL. */
  call: (dispatch: AppDispatch, parameters: Record<string, string>) => Promise<LinkOutcome>;
};

const { activateAdmin, acceptAdmin, confirmEmail, confirmTelephone } = adminsApi.endpoints;
const UNTRACKED = { track: false };

/** Activates a new administrator's account (spec section 2). */
const activation: ConfirmationLink = {
  texts: links.activation,
  about: 'account',
  call: async (dispatch, { id = '', activationCode = '' }) => {
    const { failed } = links.activation;
    const { data: text, error } = await dispatch(
      activateAdmin.initiate({ id, activationCode }, UNTRACKED),
    );
    if (error)
      return { kind: 'error', text: failed, more: reasonOf(error as Failure) ?? undefined };
    // Any other text is a refusal, or tells that the account was active already.
    return text === ACTIVATION_SUCCESS
      ? { kind: 'success', text }
      : { kind: 'error', text: text || failed };
  },
};

/** Accepts a new employee; mailed to the shop's director (spec section 2). */
const acceptance: ConfirmationLink = {
  texts: links.acceptance,
  about: 'account',
  call: async (dispatch, { id = '' }) => {
    const { accepted, refused, failed } = links.acceptance;
    const { error } = await dispatch(acceptAdmin.initiate(id, UNTRACKED));
    if (error === undefined) return { kind: 'success', text: accepted };
    const { kind } = error as Failure;
    // A reply other than true is a refusal; without a reply the result is unknown.
    const isRefused = kind === 'refused' || kind === 'unreadable';
    return { kind: 'error', text: isRefused ? refused : failed };
  },
};

const email: ConfirmationLink = {
  texts: links.email,
  about: 'contact',
  call: async (dispatch, { id = '', newEmail = '' }) =>
    contactOutcome(links.email, await dispatch(confirmEmail.initiate({ id, newEmail }, UNTRACKED))),
};

const telephone: ConfirmationLink = {
  texts: links.telephone,
  about: 'contact',
  call: async (dispatch, { id = '', telephoneNumber = '' }) =>
    contactOutcome(
      links.telephone,
      await dispatch(confirmTelephone.initiate({ id, telephoneNumber }, UNTRACKED)),
    ),
};

// Any 2xx is success, and a text in the reply is shown (spec section 2).
function contactOutcome(
  { done, notUpdated }: { done: string; notUpdated: string },
  { data: text, error }: { data?: string | undefined; error?: unknown },
): LinkOutcome {
  return error === undefined
    ? { kind: 'success', text: text || done }
    : { kind: 'error', text: links.confirmFailed, more: notUpdated };
}

/** The mailed links by their paths. */
export const CONFIRMATION_LINKS = {
  [PATHS.activateAccount]: activation,
  [PATHS.acceptEmployee]: acceptance,
  [PATHS.newEmail]: email,
  [PATHS.newTelephone]: telephone,
};
