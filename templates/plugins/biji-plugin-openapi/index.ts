/** Reference pages from an OpenAPI 3 document: an index, and a page for each tag with its operations. */
import { definePlugin, type Plugin, type PluginFile, type PluginTools } from 'biji';
import { type Api, type At, operationsOf, readApi } from './document.ts';
import { indexPage, tagPage } from './pages.ts';

/** Options. */
export interface OpenApiOptions {
  /** The document, YAML or JSON, relative to the site folder. Default `openapi.yaml`. */
  document?: string;
  /** Folder of the pages, in a folder of docs. Default `docs/api`. */
  folder?: string;
}

export default function openapi({ document = 'openapi.yaml', folder = 'docs/api' }: OpenApiOptions = {}): Plugin {
  return definePlugin({
    name: 'openapi',
    reads: { files: [document] },
    content(tools) {
      const [file] = tools.files;
      if (!file) {
        tools.report({ message: `There is no file ${document}.`, level: 'error' });
        return [];
      }
      const api = readApi(tools.data(file), reporter(tools, file));
      return api ? pagesOf(api, folder, tools) : [];
    },
  });
}

/** Reports a finding at a value of the document. */
const reporter =
  ({ report }: PluginTools, file: PluginFile) =>
  (message: string, at: At, level: 'error' | 'warning' = 'error') =>
    report({ message, level, file: file.path, at });

function pagesOf(api: Api, folder: string, { site }: PluginTools): PluginFile[] {
  const words = site.locale.startsWith('zh') ? 'zh' : 'en';
  const tags = [...new Map(operationsOf(api).map(({ tag, slug }) => [slug, tag]))];
  return [
    { path: `${folder}/_category_.json`, text: JSON.stringify({ label: api.info.title }) },
    { path: `${folder}/index.md`, text: indexPage(api, words) },
    ...tags.map(([slug, tag], position) => ({
      path: `${folder}/${slug}.md`,
      text: tagPage(api, { tag, slug, position: position + 1, words }),
    })),
  ];
}
