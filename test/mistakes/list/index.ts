import type { Mistake } from '../mistake.js';
import { configuration } from './config.js';
import { dataFiles } from './data-files.js';
import {
  eighteenthAttributes,
  eighteenthBlocks,
  eighteenthData,
  eighteenthFields,
  eighteenthOptions,
} from './eighteenth.js';
import { eighthAgain, eighthFiles, eighthMarkdown } from './eighth.js';
import { eleventhData, eleventhNames, eleventhPaths, eleventhTags } from './eleventh.js';
import { fifteenthBlocks } from './fifteenth.js';
import { fifthAddresses, fifthData, fifthMarkdown } from './fifth.js';
import { fourteenthMarks, fourteenthTools, fourteenthValues } from './fourteenth.js';
import { fourthContent, fourthTyping } from './fourth.js';
import { frontMatter } from './front-matter.js';
import { markdown } from './markdown.js';
import { mdx } from './mdx.js';
import { moreConfiguration } from './more-config.js';
import { moreData } from './more-data.js';
import { moreMarkdown } from './more-markdown.js';
import { nineteenthFolders, nineteenthKeys } from './nineteenth.js';
import { ninthMarks, ninthNotes } from './ninth.js';
import { seventeenthFiles, seventeenthFolders, seventeenthMarks, seventeenthSigns } from './seventeenth.js';
import { seventhMarks, seventhMoved, seventhTranslations } from './seventh.js';
import { sixteenthCauses, sixteenthMarks, sixteenthWords } from './sixteenth.js';
import { sixthConfig, sixthFiles, sixthSheets } from './sixth.js';
import { tenthLeft, tenthSigns } from './tenth.js';
import { thirdConfig } from './third-config.js';
import { thirdMarkdown } from './third-markdown.js';
import { thirteenthHand, thirteenthVault } from './thirteenth.js';
import { twelfthLists, twelfthNames, twelfthValues } from './twelfth.js';
import { twentieth } from './twentieth.js';
import { twentyFirstHand, twentyFirstPlain, twentyFirstTools } from './twenty-first.js';

/** Those that the tool was built against. */
const first: readonly Mistake[] = [...frontMatter, ...dataFiles, ...configuration, ...markdown, ...mdx];
/** Those that were tried afterwards. */
const further: readonly Mistake[] = [...moreData, ...moreConfiguration, ...moreMarkdown];
/** Those that fresh sets showed to be missed. */
const third: readonly Mistake[] = [
  ...thirdConfig,
  ...thirdMarkdown,
  ...fourthContent,
  ...fourthTyping,
  ...fifthMarkdown,
  ...fifthAddresses,
  ...fifthData,
  ...sixthSheets,
  ...sixthConfig,
  ...sixthFiles,
  ...seventhMoved,
  ...seventhTranslations,
  ...seventhMarks,
  ...eighthMarkdown,
  ...eighthFiles,
  ...eighthAgain,
  ...ninthNotes,
  ...ninthMarks,
  ...tenthLeft,
  ...tenthSigns,
  ...eleventhPaths,
  ...eleventhData,
  ...eleventhTags,
  ...eleventhNames,
  ...twelfthNames,
  ...twelfthLists,
  ...twelfthValues,
  ...thirteenthVault,
  ...thirteenthHand,
  ...fourteenthMarks,
  ...fourteenthTools,
  ...fourteenthValues,
  ...fifteenthBlocks,
  ...sixteenthCauses,
  ...sixteenthMarks,
  ...sixteenthWords,
  ...seventeenthMarks,
  ...seventeenthFiles,
  ...seventeenthSigns,
  ...seventeenthFolders,
  ...eighteenthFields,
  ...eighteenthData,
  ...eighteenthOptions,
  ...eighteenthBlocks,
  ...eighteenthAttributes,
  ...nineteenthKeys,
  ...nineteenthFolders,
  ...twentieth,
  ...twentyFirstPlain,
  ...twentyFirstTools,
  ...twentyFirstHand,
];

export const mistakes: readonly Mistake[] = [...first, ...further, ...third];
