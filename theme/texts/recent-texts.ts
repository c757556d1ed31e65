/** Texts of the newest posts in the sidebar of blog pages and in their menu. */
import { GROUPS } from '../texts.js';
import * as en from './en.js';
import * as hant from './hant.js';
import * as zh from './zh.js';

GROUPS.push({ zh: zh.recent, hant: hant.recent, en: en.recent });
