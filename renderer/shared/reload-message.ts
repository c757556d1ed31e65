/** Messages of `notes serve` to open pages, in its event stream. */

/** A problem as the command line shows it, and what can be asked of the server about it. */
export interface ShownProblem {
  title: string;
  frame?: string;
  /** Each is a POST to an address of the server. */
  actions?: { label: string; address: string }[];
  /** Name of a problem without its position, on pages that still render: if the reader closes it, it stays closed. */
  mild?: string;
}

/** One message of the event stream, as JSON in `data`. */
export type ReloadMessage =
  /**
   * First message after connecting; another `build` than before means that the server was started again.
   * `token`: sent to those alone who may ask the server to open or mend files;
   * `module`, too: what the server adds to their pages.
   */
  | { kind: 'hello'; build: string; token?: string; module?: string }
  /**
   * Parts of these routes changed. `parts`: some of them, by address. `sheets`: style sheets changed.
   * `files`: addresses of pictures and other files whose content changed. `swapped`: files with a new
   * address, by the old one. `updates`: modules to load in this order, replacing those of the page; `isBuilt`: a page that
   * cannot apply them gets them when it reloads. `moved`: removed routes, with the current one of their page.
   */
  | {
      kind: 'pages';
      routes: string[];
      parts?: Record<string, unknown>;
      sheets?: boolean;
      files?: string[];
      swapped?: Record<string, string>;
      updates?: string[];
      isBuilt?: boolean;
      moved?: Record<string, string | null>;
    }
  /** Theme, configuration or client files changed. `moved`: as above. */
  | { kind: 'full'; moved?: Record<string, string | null> }
  /** The build has problems; none takes away what is shown. */
  | { kind: 'problems'; problems: ShownProblem[] };

/** A module that the server adds to a page. */
export interface ServedModule {
  start(token: string, route: () => string): void;
}

/** A message sent before the page connected: milliseconds since then. */
export type EarlierMessage = ReloadMessage & { ago?: number };

/** Header that carries the token of an action. */
export const TOKEN_HEADER = 'x-notes-token';
