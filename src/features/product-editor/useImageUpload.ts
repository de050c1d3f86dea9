import { useState } from 'react';
import { selectUpload } from '../../api/uploadsSlice';
import { rememberSession } from '../../session/rememberSession';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { prepareImages } from '../../components/prepareImages';
import type { Failure } from '../../domain/types';

/**
 * Prepares pictures (`prepareImages`) and sends them; returns the phase (null when idle), the fraction sent and the
 * names of the pictures that could not be reduced.
 */
export function useImageUpload(endpoint: 'createProduct' | 'addProductImages') {
  const [phase, setPhase] = useState<'preparing' | 'sending' | null>(null);
  const [notReduced, setNotReduced] = useState<string[]>([]);
  const store = useAppStore();
  const sent = useAppSelector((state) => selectUpload(state, endpoint));

  const send = async <R>(
    files: readonly File[],
    call: (ready: File[]) => PromiseLike<R>,
  ): Promise<R | { error: Failure }> => {
    const isSameSession = rememberSession(store);
    setPhase('preparing');
    setNotReduced([]);
    try {
      const prepared = await prepareImages(files, { isReducing: true });
      if (prepared.refusal) return { error: prepared.refusal };
      if (!isSameSession()) return { error: { kind: 'aborted' } };
      setNotReduced(prepared.notReduced);
      setPhase('sending');
      return await call(prepared.files);
    } finally {
      setPhase(null);
    }
  };

  return { send, phase, notReduced, sent: phase === 'sending' ? sent : undefined };
}
