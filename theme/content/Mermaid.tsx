/** Container of a diagram: the client draws it from the text, which is readable until then. `data-ui`: the picture is not text of the page. */
export function Mermaid({ value }: { value: string }) {
  return (
    <div className="mermaid docusaurus-mermaid-container" data-mermaid="">
      <pre data-ui="">
        <code>{value}</code>
      </pre>
    </div>
  );
}
