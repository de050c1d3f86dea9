import { useEffect, useRef } from 'react';
import { images } from '../texts/images';

type Props = { file: File; disabled: boolean; onRemove: () => void };

/** One chosen picture, before it is sent. */
export function FilePreview({ file, disabled, onRemove }: Props) {
  const image = useRef<HTMLImageElement>(null);

  // The address of a file lives as long as it is shown.
  useEffect(() => {
    const url = addressOf(file);
    if (url === null) return;
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <li>
      <img ref={image} alt={file.name} width={96} height={96} />
      <button
        type="button"
        disabled={disabled}
        aria-label={images.remove(file.name)}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

// A picture that the browser cannot show has its name instead, and is chosen all the same.
function addressOf(file: File): string | null {
  try {
    return URL.createObjectURL(file);
  } catch {
    return null;
  }
}
