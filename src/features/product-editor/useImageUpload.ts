import { useState } from 'react';
import { selectUpload } from '../../api/uploadsSlice';
import { useAppSelector } from '../../store/hooks';
import { reduceImages } from './reduceImages';

/**
 * Reduces pictures and sends them; returns the phase (null when idle), the part already sent and
 * the names of the pictures that could not be reduced.
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
