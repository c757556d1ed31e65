/** Topics of questions in English, as those of `web-topics.ts`. */
export const ENGLISH_TOPICS = `
center|align|justify: middle/center/centre element/div/text/image/box/vertical/horizontal
stacking context|z-index: behind/above/covered/top/hidden modal/menu/element/dropdown/popup
media query|responsive|breakpoint: mobile/phone/screen/tablet/width layout/size/different/adapt/small
dark mode|theme|color scheme: dark/night/light mode/theme/switch/toggle/color
scoped styles|css modules|scope: css/style/class leak/conflict/global/isolate/only/collide
tailwind|sass|postcss: css/style preprocessor/utility/tailwind/sass/scss
font|typeface|preload: font custom/load/add/google/flash
lazy loading|lazy|defer: image/component/route/script later/visible/lazy/delay/needed
image optimization|srcset|image component: image/picture/photo optimize/size/resize/slow/responsive/compress
transition|animation|view transitions: page/navigate/element/switch smooth/animate/fade/transition
focus|accessibility|aria: keyboard/screen/blind/accessible reader/navigate/label/use
validation|form|schema: form/input/field/data validate/check/required/wrong/invalid
debounce|throttle: input/type/scroll/search/click often/every/many/delay/frequent
closure|stale|scope: callback/function/loop/state old/stale/last/outer/previous
promise|async|await: wait/result/response/callback finish/after/async/before
concurrent|parallel|promise.all: several/multiple/many/two request/task/call/job once/together/parallel
abort|abortsignal|cancel|cancellation: cancel/stop/abort/interrupt request/fetch/task/query/thunk/pending
race condition|stale response|latest: response/request/result order/late/overwrite/older
web worker|worker|thread: heavy/long/cpu/computation block/freeze/background/slow
localstorage|persist|session storage|storage: save/keep/remember/store/lose reload/refresh/browser/tab/restart/page
service worker|offline|pwa: offline/network/connection work/available/without/cache
memory leak|cleanup|garbage: memory grow/leak/usage/free/increase
circular|import cycle|circular dependency: circular/mutual/cycle import/module/dependency
type inference|types|typescript: type/typescript infer/hook/autocomplete/typed/any
generic|type parameter|generics: type/function/class any/several/reuse/generic
type guard|narrowing|matcher: check/action/type/union narrow/kind/which/match
declaration|d.ts|types: missing/third/library/module types/declaration/typescript
useeffect|dependencies|effect: effect/component/hook twice/loop/infinite/every/again
memo|memoization|selector|reselect: rerender/re-render/render/recalculate/recompute unnecessary/avoid/too/often/every
selector|derived data: derive/compute/filter/calculate/sort state/store/list/data
context|provider: pass/share/access deep/components/nested/prop/everywhere
error boundary|error page|fallback: error/crash/fail page/component/show/custom/whole
hydration|client directive|island: interactive/javascript/button/click/component not/client/work/static/nothing
server-side rendering|ssr|on-demand rendering: server/request/dynamic render/each/time/static/page
prerender|static|ssg: build/static/ahead page/html/time/generate
dynamic routes|params: page/route/url/slug/path each/parameter/dynamic/data/generate/id
redirect|rewrite|301: old/moved/another/url redirect/send/forward/page/route
404|not found|error page: missing/404/unknown/nonexistent page/custom/url/route
pagination|paginate|infinite: page/list/post/result split/next/many/previous/scroll
layout|template|slot: header/footer/every/same/shared page/layout/wrap/common
slot|children|props: pass/insert/put content/html/component/inside/child
markdown|mdx|frontmatter: markdown/mdx/post/article component/inside/use/extra/metadata
content collections|collection|schema|loader: content/posts/articles/blog organize/type/query/validate/folder/manage
draft|publish date|filter: draft/unpublished/hide/future post/page/article/production
syntax highlighting|shiki|prism|code block: code/snippet color/highlight/line/theme
rss|feed|sitemap: subscribe/feed/reader/rss blog/post/add/site
sitemap|seo|meta|head: google/search/seo/title/description page/site/engine/set
i18n|internationalization|locale|translation: language/translate/locale/multilingual site/page/several/support/switch
environment variables|env|secret|.env: secret/key/environment/config/variable read/keep/store/different/production/server
settings|environment variables|configuration: setting/configure/option read/change/env/file/default
deploy|hosting|adapter|build: deploy/host/publish/online server/site/app/production/free/put
adapter|node|vercel|netlify|cloudflare: deploy/server/run platform/netlify/vercel/node/serverless/cloudflare
base path|base|subdirectory|root path: subfolder/subpath/prefix/proxy/subdirectory url/app/site/deploy/behind/broken
middleware|interceptor|hook: every/each/all/before/after request/response/action/header/log
cors|cross-origin: frontend/browser/domain/origin/another block/call/request/api/allow
cookie|session|httponly: cookie/session/login set/read/keep/send
authentication|oauth2|jwt|token: login/password/user/auth protect/token/current/only/bearer
authorization|permission|scopes|roles: admin/role/user/permission only/restrict/allow/different
refresh token|401|reauth: token/401/unauthorized/session expire/refresh/retry/renew/login
rate limit|throttling: many/limit/often request/call/user/minute
csrf|cross-site: forged/another/csrf request/form/protect
xss|escape|sanitize: html/script/user inject/unsafe/escape/raw
https|tls|certificate: https/certificate/ssl/secure enable/local/serve/behind
caching|cache|stale: cache/again/old/stale data/request/fetch/long/keep/remove
invalidation|tags|refetch: after/mutation/update/add/delete/edit list/refetch/refresh/again/reload
polling|refetch|interval|real time: every/regularly/interval/live/automatically fetch/refresh/poll/update/seconds
optimistic update|rollback: immediately/instant/before/optimistic server/update/ui/response/respond
streaming|websocket: socket/stream/push/live/realtime update/message/data/cache/server
prefetch|preload: ahead/before/hover/early/prefetch load/data/page/link/fetch
conditional fetching|skip|lazy query: until/only/unless/manually/click/condition fetch/query/run/request
normalize: response/shape/result change/transform/convert/modify/before
error handling|exception: error/fail/reject/exception handle/catch/show/custom/message/return
retry|backoff|timeout: fail/timeout/network/slow again/retry/times/long
code splitting|dynamic import: split/separate/large/several/lazy file/bundle/code/module/endpoint
codegen|openapi|generate|swagger: generate/automatically/openapi/schema client/code/endpoint/hook/sdk
slice|reducer: reducer/action/boilerplate write/define/less/shorter/together
immer|immutable|mutate|mutation: change/mutate/modify/directly/update state/object/nested/array
builder|matcher: another/other/same/respond slice/action/reducer
thunk|async logic: fetch/async/api/call/request redux/store/reducer/action/dispatch
listener middleware|side effect: when/after/react/respond action/dispatch/state/change
store setup|middleware: store create/setup/configure/setup/combine/add
serializable|serializability middleware|non-serializable: date/function/class/non-serializable/map state/store/action/warning/value
entity adapter|normalization|normalized: list/items/collection/lookup id/normalize/sort/find/crud
devtools|debugging|time travel: inspect/debug/history/see action/state/store/change
migration|upgrade|codemod|breaking changes: upgrade/migrate/old/move/convert version/from/existing/code/legacy
persist|redux-persist|rehydrate: save/keep/survive/persist reload/refresh/state/store
batching|low priority: many/batch/frequent/several dispatch/update/notification/render
combinereducers|lazy|inject: reducer/slice combine/add/later/dynamic/lazy/merge
testing|test|mock: test/unit/verify component/store/app/api/write/endpoint
pytest|dependency overrides: test override/database/replace/client/fake/dependency
lifespan|startup|shutdown|events: start/startup/stop/shutdown/launch app/server/run/once/before/code
background tasks|task queue|celery: background/after/later/without response/email/task/return/job
dependency injection|dependencies: share/reuse/common/inject parameter/logic/connection/endpoint/function
path parameters|query parameters: url/path/query/optional parameter/value/read/number/default
request body|pydantic|model: json/body/post/nested receive/data/read/declare/model
file upload|form data: upload/file/image receive/save/form/multipart
response model|return type|status code: response/return/output fields/hide/status/filter/exclude
openapi|docs url|metadata|swagger ui: docs/documentation/swagger/openapi title/hide/disable/description/customize/change
bigger applications|modules: split/several/multiple/organize file/route/large/app/project
static files|public|assets: static/image/css/asset/file serve/folder/put/public/copy
templates|jinja2|html: html/page/template render/return/serve
sql databases|orm|session: database/sql/table connect/save/session/query/relation
async def|concurrency|threadpool|blocking: async/sync/def/slow difference/block/when/performance/use
workers|gunicorn|uvicorn|processes: cpu/core/process/many/traffic several/multiple/worker/handle/load/production
docker|container|dockerfile: container/docker/image build/run/deploy/size
reverse proxy|nginx|traefik|proxy headers: behind/proxy/nginx url/https/prefix/header
custom response: stream/download/large/file response/return/send
headers|response headers|custom header: header set/add/read/return
plugin|integration|extension: add/install/write/own/create plugin/integration/feature/extension
custom element|web components|framework components: react/vue/svelte/other component/use/framework/mix
props|attributes|emit: pass/parent/child/send data/value/component/event
state sharing|store: share/between/global state/component/island/data
environment|mode|development|production: development/production/staging different/only/switch/behaviour
source map|debug|minify: debug/minified/original source/code/line
tree shaking|side effects|bundle size: bundle/unused/size/large reduce/remove/small/import
hot module replacement|hmr|fast refresh: save/edit/change reload/refresh/instantly/lose/state
proxy|dev server|port: local/dev/development api/port/backend/change/server
alias|tsconfig paths|imports: import/path/relative short/long/alias/absolute
git revert|git reset|undo: commit/push/change undo/revert/remove/back
merge conflict|rebase: branch/merge conflict/combine/resolve
hash map|set|lookup: find/count/unique/duplicate fast/quick/list/array
regular expression|regex|pattern: match/extract/validate string/text/email/pattern
encoding|utf-8|unicode: character/encoding/emoji/garbled wrong/text/file/broken
time zone|date|utc: date/time/timezone wrong/format/local/hour
logging|logger|log level: log/print/output where/level/error/file
index|slow query|explain: query/database slow/speed/index
transaction|lock|isolation: concurrent/simultaneous/update lost/consistent/rollback
rest api|endpoint|api routes: api/endpoint/json/backend create/return/build/serve/handle
server actions|actions|form submission: form/submit/button server/handle/send/function
comments|search|third-party script|analytics: comment/search/analytics/tracking add/site/blog
cms|headless|content source: cms/editor/wordpress/content connect/remote/fetch/headless
fetch|data fetching|api: data/api/remote fetch/load/get/page/component
tags|categories|archive: tag/category/post group/list/page/filter
`;
