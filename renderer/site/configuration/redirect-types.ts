/** Rules for redirects, and the files by which hosts know them. */

/** Old addresses that are made of the address of every page. */
export interface RedirectRules {
  /** `['html']`: `/a.html` leads to `/a`. */
  fromExtensions?: string[];
  /** `['html']`: `/a` leads to `/a.html`. */
  toExtensions?: string[];
  /** Gives the old addresses of a page. Path and results are below the base path. */
  createRedirects?: (path: string) => string | string[] | null | undefined;
}

export type CreateRedirects = NonNullable<RedirectRules['createRedirects']>;

/** Form of headers and redirects that a host reads. */
export type HostFile = 'headers' | 'vercel' | 'nginx';
