import { useState } from 'react';
import { selectUpload } from '../../api/uploadsSlice';
import { useAppSelector } from '../../store/hooks';
import { reduceImages } from './reduceImages';

/**
 * Making pictures smaller and sending them: what is being done (null: nothing), how much of
 * it has been sent, and which pictures could not be made smaller.
 */
export function useImageUpload(endpoint: 'createProduct' | 'addProductImages') {
  const [phase, setPhase] = useState<'preparing' | 'sending' | null>(null);
  const [notReduced, setNotReduced] = useState<string[]>([]);
  const sent = useAppSelector((state) => selectUpload(state, endpoint));

  const send = async <R>(files: readonly File[], call: (ready: File[]) => Promise<R>) => {
    setPhase('preparing');
    setNotReduced([]);
    try {
      const reduced = await reduceImages(files);
      setNotReduced(reduced.notReduced);
      setPhase('sending');
      return await call(reduced.files);
    } finally {
      setPhase(null);
    }
  };

  return { send, phase, notReduced, sent: phase === 'sending' ? sent : undefined };
}
