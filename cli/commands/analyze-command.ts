/** `notes analyze [dir]`: what the built site weighs: kinds of files, heaviest pages, what a first view loads. */
import { relative } from 'node:path';
import { type FirstView, firstView } from '../analysis/first-view.js';
import { KINDS, type Kind, sum, type WeighedFile, type Weight, weigh } from '../analysis/weigh.js';
import { EXIT } from '../options/exit.js';
import { findOutput } from '../options/output-folder.js';
import { paper } from '../report/print-table.js';
import { reportProblems } from '../report/report.js';
import { size } from '../report/sizes.js';
import { type Column, table } from '../report/table.js';
import { type Loudness, type Terminal, terminal } from '../report/terminal.js';

export interface AnalyzeOptions extends Loudness {
  outDir?: string;
  json?: boolean;
}

/** Pages that are shown to people. */
const MOST_PAGES = 10;

interface Analysis {
  out: string;
  total: Weight & { files: number };
  kinds: (Weight & { kind: Kind; files: number })[];
  /** Heaviest first. */
  pages: (Weight & { path: string })[];
  /** Of the home page, the heaviest page and one in the middle. */
  firstViews: FirstView[];
}

export async function analyzeCommand(dir: string | undefined, options: AnalyzeOptions): Promise<number> {
  const screen = terminal(options);
  const found = findOutput(dir, options.outDir);
  if ('code' in found) {
    await reportProblems([found], { screen, options });
    return EXIT.usage;
  }
  const progress = screen.progress(!options.json);
  progress.step('weigh');
  const files = await weigh(found.out, progress.advance);
  progress.stop();
  const analysis = analyse(files, found.out, found.baseUrl);
  await screen.data(options.json ? JSON.stringify(analysis, null, 2) : shown(analysis, screen));
  return EXIT.ok;
}

function analyse(files: readonly WeighedFile[], out: string, baseUrl: string): Analysis {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pages = files.filter(({ kind }) => kind === 'pages').sort((a, b) => b.brotli - a.brotli || b.raw - a.raw);
  const viewed = [byPath.get('index.html'), pages[0], pages[Math.floor(pages.length / 2)]];
  return {
    out,
    total: { files: files.length, ...sum(files) },
    kinds: KINDS.map((kind) => {
      const those = files.filter((file) => file.kind === kind);
      return { kind, files: those.length, ...sum(those) };
    }).filter((entry) => entry.files > 0),
    pages: pages.map(({ path, raw, gzip, brotli }) => ({ path, raw, gzip, brotli })),
    firstViews: [...new Set(viewed)].flatMap((page) => (page ? firstView(page, byPath, out, baseUrl) : [])),
  };
}

const CHINESE: Readonly<Record<string, string>> = {
  pages: '页面',
  data: '页面数据',
  scripts: '脚本',
  styles: '样式',
  search: '搜索索引',
  media: '图片、字体等',
  other: '其他',
  total: '合计',
  kind: '种类',
  files: '文件',
  raw: '原始',
  requests: '请求',
  'heaviest pages': '最大的页面',
  'first view': '首次打开加载的文件',
};

function shown({ out, total, kinds, pages, firstViews }: Analysis, screen: Terminal): string {
  const title = (english: string) => (screen.language === 'zh' ? (CHINESE[english] ?? english) : english);
  const { paint, columns } = paper(screen);
  const weights: Column<Weight>[] = [
    { title: title('raw'), text: ({ raw }) => size(raw), right: true, optional: true },
    { title: 'gzip', text: ({ gzip }) => size(gzip), right: true, optional: true },
    { title: 'brotli', text: ({ brotli }) => size(brotli), right: true },
  ];
  const kindColumns: Column<Weight & { kind: string; files: number }>[] = [
    { title: title('kind'), text: ({ kind }) => title(kind) },
    { title: title('files'), text: ({ files }) => String(files), right: true },
    ...weights,
  ];
  const pageColumns: Column<Weight & { path: string }>[] = [
    { title: title('heaviest pages'), text: ({ path }) => path, least: 20 },
    ...weights,
  ];
  const viewColumns: Column<FirstView>[] = [
    { title: title('first view'), text: ({ page }) => page, least: 20 },
    { title: title('requests'), text: ({ requests }) => String(requests), right: true },
    ...weights,
  ];
  const options = { columns, paint };
  return [
    paint.bold(`${relative('.', out) || '.'}/`),
    table(kindColumns, [...kinds, { kind: 'total', ...total }], options),
    table(pageColumns, pages.slice(0, MOST_PAGES), options),
    table(viewColumns, firstViews, options),
  ].join('\n\n');
}
