'use no memo';

/** Lets an e-mail address that is too long for its line break after the '@'. */
export function Breakable({ text }: { text: string }) {
  const end = text.lastIndexOf('@') + 1;
  return (
    <>
      {text.slice(0, end)}
      {/* Chromium would add a space to the name of a link or cell around it. */}
      <wbr aria-hidden="true" />
      {text.slice(end)}
    </>
  );
}
