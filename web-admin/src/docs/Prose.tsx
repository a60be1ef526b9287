// A description of the document: paragraphs, with `code` set as code.
export function Prose({ text }: { text: string | undefined }) {
  if (!text) return null;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, at) => (
      <p className="prose" key={at}>
        {paragraph.split('`').map((piece, turn) => (turn % 2 === 1 ? <code key={turn}>{piece}</code> : piece))}
      </p>
    ));
}
