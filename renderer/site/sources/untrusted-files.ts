/**
 * Which files of content and static folders an untrusted site publishes (`security: 'untrusted'`): those that neither a browser nor a
 * host runs. Everything else is refused, for what a host does with a name that nobody thought of is not known here.
 */
import { posix } from 'node:path';
import type { Site } from '../configuration/config-types.js';
import { excluder } from '../helpers/glob.js';
import { replaceComments } from '../helpers/replace-closed.js';

/** Extensions of files that are only ever shown, played, read as text or saved. */
const HARMLESS = new Set(
  [
    'png jpg jpeg gif webp avif apng ico bmp tif tiff',
    'mp4 webm ogv mov m4v mp3 m4a aac ogg oga opus wav flac vtt srt',
    'woff woff2 ttf otf',
    'txt csv tsv json yml yaml toml ini log diff patch md',
    'zip gz tgz tar bz2 xz 7z rar zst',
    'pdf epub docx xlsx pptx odt ods odp rtf',
    'webmanifest',
  ].flatMap((row) => row.split(' ')),
);
/** Names of files that configure hosts. */
const HOST_FILES =
  /^(?:vercel|now|firebase|netlify|wrangler|staticwebapp\.config|_routes|package(?:-lock)?)\.(?:json|toml)$/i;

/** Says what is wrong with a file, or nothing. `read` gives the text of a drawing. */
export type FileJudge = (path: string, read: () => string | undefined) => string | undefined;

/** Judges files by their site-relative paths; a trusted site and trusted paths may publish anything. */
export function fileJudge({ security, trustedPaths }: Pick<Site, 'security' | 'trustedPaths'>): FileJudge {
  if (security !== 'untrusted') return () => undefined;
  const isTrusted = excluder(trustedPaths);
  return (path, read) => (isTrusted(path) ? undefined : dangerOf(path, read));
}

function dangerOf(path: string, read: () => string | undefined): string | undefined {
  const name = posix.basename(path);
  if (path.split('/').some((piece) => piece.startsWith('.'))) return 'a hidden name';
  if (HOST_FILES.test(name)) return name;
  const extension = posix.extname(name).slice(1).toLowerCase();
  if (extension === 'svg') return drawingDanger(read() ?? '');
  return HARMLESS.has(extension) ? undefined : extension === '' ? 'a name without extension' : `.${extension}`;
}

/** Elements of drawings that hold nothing but shapes, text and paint. */
const DRAWING = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop pattern clipPath mask marker switch view ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
const DECLARATION = /^\uFEFF?\s*<\?xml\s[^<>?]*\?>/;
const TAG = /<(\/?)([^\s<>/]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/** Returns what an SVG drawing contains besides shapes. Such a drawing is refused and not sanitised, so that the published file is the original. */
function drawingDanger(text: string): string | undefined {
  const body = replaceComments(text.replace(DECLARATION, ''), () => '');
  let found: string | undefined;
  const left = body.replace(TAG, (_, _close: string, name: string, attributes: string) => {
    if (!DRAWING.has(name)) found ??= `<${name}>`;
    for (const [, key = '', a, b] of attributes.matchAll(ATTRIBUTE)) {
      const danger = attributeDanger(key, a ?? b ?? '');
      if (danger) found ??= danger;
    }
    return '';
  });
  return found ?? (left.includes('<') ? 'SVG that is not plain elements' : undefined);
}

function attributeDanger(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return name;
  // References could spell what is looked for.
  if (/&#|&(?!amp;|lt;|gt;|quot;|apos;)/.test(value)) return `${name}="${value.slice(0, 20)}"`;
  const isName = /^xmlns(?::[\w-]+)?$/.test(name);
  if (isName)
    return /^xmlns(?::xlink)?$/.test(name) && !/w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value) ? name : undefined;
  if (/^(?:xlink:)?href$/i.test(name)) return value.startsWith('#') ? undefined : name;
  if (name.includes(':') && !/^(?:xml|xlink|sodipodi|inkscape):/.test(name)) return name;
  if (/^xml:base$/i.test(name)) return name;
  // Paint and filters may name parts of the drawing itself.
  if (/url\s*\(\s*(?!["']?#)|@import|expression|javascript:|\\/i.test(value)) return `${name}="${value.slice(0, 20)}"`;
  return undefined;
}
