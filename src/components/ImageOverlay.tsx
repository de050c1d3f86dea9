import { useEffect } from 'react';
import { DialogFailed } from './DialogFailed';
import { ErrorBoundary } from './ErrorBoundary';
import type { ImageOverlayProps } from './ImageOverlayDialog';
import { lazyWithPreload } from './lazyWithPreload';
import { useIsFirstPaint } from '../hooks/useIsFirstPaint';
import { useWhenIdle } from '../hooks/useWhenIdle';

const ImageOverlayDialog = lazyWithPreload(() => import('./ImageOverlayDialog'));

/**
 * Shows a picture over the whole page; its code is not part of the page's first load. It renders in slices, after the
 * press has been handled.
 */
export function ImageOverlay(props: ImageOverlayProps) {
  if (useIsFirstPaint()) return null;
  return (
    <ErrorBoundary
      loading={null}
      fallback={(retry) => <DialogFailed onRetry={retry} onClose={props.onClose} />}
    >
      <ImageOverlayDialog {...props} />
    </ErrorBoundary>
  );
}

/** Preloads the overlay when a page that may need it is idle, so that it opens without delay. */
export function useImageOverlayPreload(): void {
  const isIdle = useWhenIdle();
  useEffect(() => {
    if (isIdle) void ImageOverlayDialog.preload();
  }, [isIdle]);
}
