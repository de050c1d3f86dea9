import { useEffect, useRef } from 'react';

type Props = { file: File; alt: string; className?: string };

/** A picture that has not been sent yet. */
export function FilePicture({ file, alt, className }: Props) {
  const image = useRef<HTMLImageElement>(null);

  // The address of a file lives as long as it is shown.
  useEffect(() => {
    const url = addressOf(file);
    if (url === null) return;
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <img ref={image} alt={alt} width={96} height={96} className={className} draggable={false} />
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
