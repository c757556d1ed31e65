/** The `style` attribute of a bar with colours of its own; the document's policy carries its hash. */
export function announcementStyle(bar: { backgroundColor?: string; textColor?: string }): string {
  const parts = [];
  if (bar.backgroundColor) parts.push(`background-color:${bar.backgroundColor}`);
  if (bar.textColor) parts.push(`color:${bar.textColor}`);
  return parts.join(';');
}
