import Button from '@mui/material/Button';
import { useState, type MouseEvent } from 'react';
import { Message } from '../../components/Message';
import { drafts as texts } from './drafts.texts';
import { Offer } from './Offer';
import type { DraftStatus } from './useRestoredDraft';

type Props = {
  draft: DraftStatus;
  /** Whether the form is being sent. */
  isLocked?: boolean;
  /** Clears typed text and choices. */
  onClear: () => void;
};

/**
 * Says that a form was restored as it was left; renders nothing otherwise. Put it first in the form, or in its section.
 */
export function RestoredDraft({ draft, ...button }: Props) {
  const isStillSent = useIsStillSent(button.isLocked);
  if (!draft.isRestored || isStillSent) return null;
  return (
    <Message kind="status" action={<ClearButton {...button} />}>
      {draft.hasInput && `${texts.restored} `}
      {draft.areImagesLost && texts.imagesLost}
    </Message>
  );
}

/**
 * The button that clears a form with content; rendered from the start, as it would otherwise delay the first keystroke.
 * If the form was restored, `RestoredDraft` has the button instead.
 */
export function ClearDraft({ draft, ...button }: Props) {
  return <ClearButton isHidden={!draft.hasDraft || draft.isRestored} {...button} />;
}

type ClearButtonProps = Omit<Props, 'draft'> & { isHidden?: boolean };

function ClearButton({ isHidden = false, isLocked = false, onClear }: ClearButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-disabled={isLocked}
      sx={{ alignSelf: 'flex-start' }}
      {...(isHidden && { style: { display: 'none' } })}
      onClick={(event) => {
        if (isLocked) return;
        focusFirstField(event);
        onClear();
      }}
    >
      {texts.clear}
    </Button>
  );
}

type OfferProps = {
  isOffered: boolean;
  isLocked: boolean;
  onResume: () => void;
  onDiscard: () => void;
};

/** Offers the draft of a form that shows loaded data. Put it first in the form. */
export function DraftOffer({ isOffered, isLocked, onResume, onDiscard }: OfferProps) {
  const isStillSent = useIsStillSent(isLocked);
  if (!isOffered || isStillSent) return null;
  const choose = (run: () => void) => (event: MouseEvent) => {
    focusFirstField(event);
    run();
  };
  return (
    <Offer
      choices={{ [texts.resume]: choose(onResume), [texts.discard]: choose(onDiscard) }}
      isLocked={isLocked}
    >
      {texts.offer}
    </Offer>
  );
}

/**
 * Returns whether a call of an earlier visit was running when the form opened, and still is: it may send the draft.
 * During a later call the notice stays: if it came back after a failure, screen readers would announce it again.
 */
function useIsStillSent(isLocked = false): boolean {
  const [isLockedAtFirst] = useState(isLocked);
  return isLockedAtFirst && isLocked;
}

// The pressed button is removed. Feedback that was sent has disabled fields.
function focusFirstField({ currentTarget }: MouseEvent): void {
  const form = currentTarget.closest('form, section');
  form
    ?.querySelector<HTMLElement>(':is(input:not([type="file"]), select, textarea):enabled')
    ?.focus();
}
