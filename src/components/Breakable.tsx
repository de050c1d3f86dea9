/** A text which, where the line is too short for it and it is an e-mail address, breaks behind '@'. */
export function Breakable({ text }: { text: string }) {
  const end = text.lastIndexOf('@') + 1;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}
