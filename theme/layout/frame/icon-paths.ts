/** Line icons of 24 units, drawn with the text's colour. */
export const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M16.5 16.5L21 21M18.5 11a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0z',
  home: 'M4 11l8-7l8 7M6.5 9.5V20h11V9.5',
  chevron: 'M9 6l6 6l-6 6',
  up: 'M12 19V5M6 11l6-6l6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16z',
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M3.5 5h17v11h-17zM9 20h6',
} as const;

export type IconName = keyof typeof PATHS;
