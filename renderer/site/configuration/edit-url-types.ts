/** Functions of the configuration that say where a file is edited, with the arguments of the reference's. */

interface EditedPage {
  /** Address of the page. */
  permalink: string;
  locale: string;
}

export interface EditedDoc extends EditedPage {
  version: string;
  /** Folder of the version, relative to the site folder. */
  versionDocsDirPath: string;
  /** Path of the file in it. */
  docPath: string;
}

export interface EditedPost extends EditedPage {
  blogDirPath: string;
  blogPath: string;
}

export interface EditedReactPage extends EditedPage {
  pagesDirPath: string;
  pagesPath: string;
}

/** The whole address; undefined for no link. */
export type EditUrl<Edited> = (file: Edited) => string | undefined;
