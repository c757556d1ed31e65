// cli/serve/live-reload.ts
import { randomUUID } from "node:crypto";
var RELOAD_PATH = "/_notes/reload";
var KEEP_ALIVE_MS = 2e4;
var LiveReload = class {
  clients = /* @__PURE__ */ new Set();
  timer;
  current = [];
  /** Another one after a restart: open pages load themselves in full. */
  build = randomUUID();
  constructor() {
    this.timer = setInterval(() => this.write(":\n\n"), KEEP_ALIVE_MS);
    this.timer.unref();
  }
  /** What is wrong now: sent at once, and to every page that connects later. */
  set problems(problems) {
    const before = this.current.length;
    this.current = problems;
    if (problems.length + before > 0) this.send({ kind: "problems", problems });
  }
  send(message) {
    this.write(eventText(message));
  }
  /** Takes a request as a listener. */
  connect(request, response) {
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      connection: "keep-alive"
    });
    response.write(`retry: 500

${eventText({ kind: "hello", build: this.build })}`);
    if (this.current.length > 0) response.write(eventText({ kind: "problems", problems: this.current }));
    this.clients.add(response);
    request.on("close", () => this.clients.delete(response));
  }
  close() {
    clearInterval(this.timer);
    for (const client of this.clients) client.end();
    this.clients.clear();
  }
  write(text) {
    for (const client of this.clients) client.write(text);
  }
};
var eventText = (message) => `data: ${JSON.stringify(message)}

`;

// cli/serve/server.ts
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";

// cli/serve/media-types.ts
var TYPES = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webm: "video/webm",
  wav: "audio/wav",
  pdf: "application/pdf",
  zip: "application/zip",
  wasm: "application/wasm"
};
function mediaType(path) {
  return TYPES[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

// cli/serve/server.ts
var PORTS_TRIED = 20;
async function listen(options) {
  const server = createServer((request, response) => answer(request, response, options));
  const port = await bind(server, options);
  const shown = options.host === "0.0.0.0" || options.host === "::" ? "localhost" : options.host;
  return {
    port,
    url: `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}${options.baseUrl}`,
    close: () => new Promise((resolve) => {
      options.live.close();
      server.close(() => resolve());
      server.closeAllConnections();
    })
  };
}
async function bind(server, { host, port }) {
  for (let tried = 0; ; tried++) {
    try {
      await new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port === 0 ? 0 : port + tried, host, () => {
          server.off("error", reject);
          resolve();
        });
      });
      return server.address().port;
    } catch (error) {
      const taken = error.code === "EADDRINUSE";
      if (!taken || port === 0 || tried === PORTS_TRIED) throw error;
    }
  }
}
function answer(request, response, options) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const path = decode(pathname);
  const { outputs, baseUrl } = options;
  const below = path !== void 0 && `${path}/`.startsWith(baseUrl);
  const file = below ? findOutput(path.slice(baseUrl.length).replace(/\/+$/, ""), outputs) : void 0;
  if (pathname === RELOAD_PATH) options.live.connect(request, response);
  else if (request.method !== "GET" && request.method !== "HEAD") response.writeHead(405).end();
  else if (file !== void 0) send(file, outputs.get(file), { request, response });
  else if (path === "/") response.writeHead(302, { location: baseUrl }).end();
  else notFound(response, options);
}
function findOutput(path, outputs) {
  const names = path === "" ? ["index.html"] : [path, `${path}.html`, `${path}/index.html`];
  return names.find((name) => outputs.has(name));
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return void 0;
  }
}
function notFound(response, { outputs }) {
  const page = outputs.get("404.html");
  response.writeHead(404, { "content-type": page ? "text/html; charset=utf-8" : "text/plain" });
  response.end(page?.bytes ?? "Not found\n");
}
function send(path, { hash, bytes, file }, { request, response }) {
  const etag = `"${hash}"`;
  const headers = { "content-type": mediaType(path), "cache-control": "no-cache", etag };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
  } else if (file !== void 0) {
    sendFile(file, headers, { request, response });
  } else {
    response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(bytes ?? "") });
    response.end(request.method === "HEAD" ? void 0 : bytes);
  }
}
function sendFile(file, headers, { request, response }) {
  const stat = statSync(file, { throwIfNoEntry: false });
  response.writeHead(stat ? 200 : 404, stat ? { ...headers, "content-length": stat.size } : {});
  if (!stat || request.method === "HEAD") {
    response.end();
    return;
  }
  createReadStream(file).on("error", () => response.destroy()).pipe(response);
}

export {
  RELOAD_PATH,
  LiveReload,
  listen
};
