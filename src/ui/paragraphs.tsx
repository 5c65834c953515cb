/** A text whose paragraphs are separated by empty lines. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter(Boolean);
  return paragraphs.map((paragraph, index) => (
    <p key={index} className="mt-4 max-w-prose text-lg break-words">
      {paragraph}
    </p>
  ));
}
