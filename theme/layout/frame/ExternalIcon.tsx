/** Marks links that leave the site, to screen readers too. Apart from the other icons: sidebars need it in the browser, and no other. */
export function ExternalIcon({ label }: { label: string }) {
  return (
    <svg className="icon icon-external" viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />
    </svg>
  );
}
