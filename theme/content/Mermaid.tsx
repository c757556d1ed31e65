/** Place of a diagram: the client draws it from the text, which can be read until then. `data-ui`: what stands in for it is not the page's text. */
export function Mermaid({ value }: { value: string }) {
  return (
    <div className="mermaid docusaurus-mermaid-container" data-mermaid="">
      <pre data-ui="">
        <code>{value}</code>
      </pre>
    </div>
  );
}
