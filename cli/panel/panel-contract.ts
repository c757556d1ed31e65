/** Contract between the panel of a served page and the local server. */
import type { Journey } from '../inspection/journey.js';
import type { Language } from '../report/message-language.js';

/** Address of its scripts; the same under every base. */
export const PANEL_FOLDER = '/_notes/panel/';
/** The script that shows the button; it loads the other one when the panel is opened. */
export const PANEL_BUTTON = 'panel-button.js';
export const PANEL_MAIN = 'panel.js';

/** Answers a POST with what is known of the page of a route. */
export const INSPECT = '/_notes/inspect';
/** Opens a file that an inspected page has named. */
export const OPEN_FILE = '/_notes/open-file';

/** Input of the panel. */
export interface PanelInput {
  token: string;
  language: Language;
  /** Route of the page that is shown now. */
  route(): string;
  onClose(): void;
}

/** Exports of its script. */
export interface PanelModule {
  /** Shows the panel. @returns takes it away */
  showPanel(input: PanelInput): () => void;
}

export type PanelData = Journey;
