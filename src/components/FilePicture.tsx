import { useEffect, useRef } from 'react';

type Props = { file: File; alt: string };

/** Shows a picture that has not been uploaded yet. */
export function FilePicture({ file, alt }: Props) {
  const image = useRef<HTMLImageElement>(null);

  // The object URL is revoked when the picture is removed.
  useEffect(() => {
    const url = objectUrl(file);
    if (url === null) return;
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return <img ref={image} alt={alt} width={96} height={96} draggable={false} />;
}

// Without a URL the alternative text is shown; the file stays chosen.
function objectUrl(file: File): string | null {
  try {
    return URL.createObjectURL(file);
  } catch {
    return null;
  }
}
