/** The types of admonitions, each with its look in the class names that existing styles use (B4.38). One more line is one more type, named by itself. */
export const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'secondary',
  tip: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  secondary: 'secondary',
  success: 'success',
  important: 'info',
  caution: 'warning',
};
