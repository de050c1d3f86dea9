import { useState, type RefObject } from 'react';
import { cartApi } from '../../api/cart';
import { REMOVAL_ANIMATION_MS } from '../../domain/limits';
import type { Product } from '../../domain/types';
import { notificationAdded } from '../notifications/notificationsSlice';
import { useAppDispatch } from '../../store/hooks';
import { cartTexts } from './cart.texts';

/**
 * Taking a product out of the cart: asked first, then its line leaves for 300 ms, then it is
 * gone (spec section 4). The focus goes to the line that takes its place.
 */
export function useRemoval(
  list: RefObject<HTMLUListElement | null>,
  onAlert: (text: string) => void,
) {
  const dispatch = useAppDispatch();
  const [send] = cartApi.useRemoveFromCartMutation();
  const [asked, setAsked] = useState<{ product: Product; place: number } | null>(null);
  const [leaving, setLeaving] = useState<string[]>([]);

  const remove = async ({ id }: Product, place: number) => {
    setLeaving((ids) => [...ids, id]);
    await pause(isMotionReduced() ? 0 : REMOVAL_ANIMATION_MS);
    const call = send(id);
    requestAnimationFrame(() => focusPlace(list.current, place));
    const { data, error } = await call;
    setLeaving((ids) => ids.filter((other) => other !== id));
    if (error) onAlert(cartTexts.removeFailedAlert);
    else dispatch(notificationAdded('success', data || cartTexts.removed));
  };

  return {
    asked: asked?.product ?? null,
    leaving,
    /** `place`: which line of the list it is, from 0. */
    ask: (product: Product, place: number) => setAsked({ product, place }),
    cancel: () => setAsked(null),
    confirm: () => {
      setAsked(null);
      if (asked) void remove(asked.product, asked.place);
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function focusPlace(list: HTMLUListElement | null, place: number): void {
  const focused = document.activeElement;
  // Somewhere else: the person has gone on already.
  if (focused && focused !== document.body && !list?.contains(focused)) return;
  const line = list?.children[place] ?? list?.lastElementChild;
  const next = line?.querySelector('button') ?? document.querySelector('h1');
  next?.focus();
}
