/** Place of a diagram: the client draws it from the text, which can be read until then. */
export function Mermaid({ value }: { value: string }) {
  return (
    <div className="mermaid docusaurus-mermaid-container" data-mermaid="">
      <pre>
        <code>{value}</code>
      </pre>
    </div>
  );
}
