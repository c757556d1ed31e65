/** The table of content components: what Markdown becomes. Names are elements (`h2`, `a`) or components (`Tabs`). */
import type { ContentComponent } from '../contract.js';
import SiteLink from '../shims/Link.js';
import { Admonition } from './Admonition.js';
import { Baseline } from './Baseline.js';
import { CodeBlock } from './CodeBlock.js';
import { CodeResult } from './CodeResult.js';
import { CodeTrace } from './CodeTrace.js';
import { ContentRoot } from './ContentRoot.js';
import { Details } from './Details.js';
import { DocCardList } from './DocCardList.js';
import { Exercise } from './Exercise.js';
import { FootnoteBack, FootnoteLabel } from './Footnotes.js';
import { Badge, Card, CardGrid, FileTree, LinkButton, Steps } from './Furniture.js';
import { headings } from './Heading.js';
import { Image } from './Image.js';
import { Link } from './Link.js';
import { LinkCard } from './LinkCard.js';
import { LiveCode } from './LiveCode.js';
import { Mermaid } from './Mermaid.js';
import { TabItem, Tabs } from './Tabs.js';
import { ThemedImage } from './ThemedImage.js';
import { TOCInline } from './TOCInline.js';

export const content: Record<string, ContentComponent> = {
  ContentRoot,
  ...headings,
  a: Link,
  img: Image,
  details: Details,
  Details,
  Admonition,
  Badge,
  Baseline,
  Card,
  CardGrid,
  CodeBlock,
  CodeResult,
  CodeTrace,
  DocCardList,
  Exercise,
  FileTree,
  FootnoteBack,
  FootnoteLabel,
  Link: SiteLink,
  LinkButton,
  LinkCard,
  LiveCode,
  Mermaid,
  Steps,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
};
