/** All mistakes, in the order of the parts of a site. */
import type { Mistake } from '../mistake.js';
import { addressesOfPages } from './addresses-of-pages.js';
import { admonitions } from './admonitions.js';
import { alerts } from './alerts.js';
import { authorsAndTags } from './authors-and-tags.js';
import { blockWords } from './block-words.js';
import { categoryFiles } from './category-files.js';
import { characters } from './characters.js';
import { codeOfBlocks } from './code-of-blocks.js';
import { components } from './components.js';
import { configurationCode } from './configuration-code.js';
import { docusaurusConfiguration } from './docusaurus-configuration.js';
import { emphasisAndSigns } from './emphasis-and-signs.js';
import { fences } from './fences.js';
import { filesAndFolders } from './files-and-folders.js';
import { formulas } from './formulas.js';
import { frontMatterFields } from './front-matter-fields.js';
import { frontMatterSyntax } from './front-matter-syntax.js';
import { frontMatterValues } from './front-matter-values.js';
import { headingsAndFootnotes } from './headings-and-footnotes.js';
import { images } from './images.js';
import { imports } from './imports.js';
import { linkAddresses } from './link-addresses.js';
import { linkMarks } from './link-marks.js';
import { listsAndTables } from './lists-and-tables.js';
import { mdxSyntax } from './mdx-syntax.js';
import { optionTargets } from './option-targets.js';
import { optionValues } from './option-values.js';
import { options } from './options.js';
import { otherTools } from './other-tools.js';
import { plainMarkdown } from './plain-markdown.js';
import { sidebars } from './sidebars.js';
import { styleSheets } from './style-sheets.js';
import { translations } from './translations.js';

export const mistakes: readonly Mistake[] = [
  ...frontMatterFields,
  ...frontMatterValues,
  ...frontMatterSyntax,
  ...options,
  ...optionValues,
  ...optionTargets,
  ...configurationCode,
  ...docusaurusConfiguration,
  ...authorsAndTags,
  ...categoryFiles,
  ...sidebars,
  ...translations,
  ...filesAndFolders,
  ...addressesOfPages,
  ...linkMarks,
  ...linkAddresses,
  ...images,
  ...headingsAndFootnotes,
  ...listsAndTables,
  ...formulas,
  ...emphasisAndSigns,
  ...characters,
  ...fences,
  ...blockWords,
  ...codeOfBlocks,
  ...admonitions,
  ...alerts,
  ...mdxSyntax,
  ...components,
  ...imports,
  ...styleSheets,
  ...otherTools,
  ...plainMarkdown,
];
