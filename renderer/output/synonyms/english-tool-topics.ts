/** Topics of questions in English about tools, machines, networks and running what one has made, as those of `web-topics.ts`. */
export const ENGLISH_TOOL_TOPICS = `
clone|shallow clone|depth: git/repo/repository/project download/clone/slow/huge
ssh key|public key|authentication: git/github/push/server password/denied/publickey/passphrase
remote|upstream|fork: git/repo/origin/original sync/change/add/url/fork
force push|rejected|non-fast-forward: push/pushing/git rejected/fail/behind/overwrite
branch|checkout|switch: branch create/rename/delete/switch/list
tag|release|version: git/version/release tag/mark/publish
amend|commit message|rebase: commit/message typo/wrong/edit/forgot/author
filter-repo|secret|history: password/secret/large/history committed/leaked/purge/repository
reflog|recover|restore: commit/branch/file lost/deleted/recover/accidentally
stash|worktree: changes/work unfinished/temporarily/switching/aside
gitignore|untracked|ignore: git/file/folder ignore/tracked/exclude/untrack
line endings|crlf|autocrlf: crlf/line/ending/windows diff/changed/warning/git
case-sensitive|file name: case/uppercase/lowercase linux/filename/import/works/sensitive
registry|mirror|proxy: npm/install/download/package slow/hang/stuck/timeout/fail/firewall
permissions|sudo|eacces: npm/install/global/file denied/eacces/permission
node-gyp|native modules|rebuild: compile/compiled/native/binary/gyp fail/version/different/module/python
peer dependencies|eresolve|overrides: npm/install/dependency conflict/eresolve/peer/resolve
lockfile|semver|pin: dependency/dependencies/version/install lock/exact/pin/same/everyone/range
publish|package|scope: npm/package/library publish/private/release/share
link|workspace|local package: local/linked/package/library test/change/develop/stale/rebuild
patch|overrides|resolutions: dependency/third-party/transitive force/fix/patch/version
node version|engines|nvm: node/version switch/require/old/unsupported/minimum/which
scripts|concurrently|run: script/command/npm together/parallel/before/after/both
workspace|monorepo|filter: several/multiple/many/all packages/projects/apps/repo
cannot find module|resolution|module: module/import/package found/find/resolve/unresolved
esm|commonjs|interop|import: import/require/export/esm undefined/statement/outside/error/mix/default
exports|entry points|subpath: package/export/entry subpath/exported/expose/main
__dirname|import.meta.url|path: __dirname/file/current/script path/defined/directory/location
type checking|tsc|noemit: type/typescript/ts build/ignored/slow/check/report
tsconfig|compiler options|strict: typescript/tsconfig/compiler option/configure/strict/setting
module augmentation|global types|declare: window/global/existing/express property/extend/add/type
decorators|metadata: decorator/annotation enable/support/error/experimental
eslint|flat config|rules: eslint/lint/linter/rule disable/ignore/configure/conflict/error
prettier|formatting|editorconfig: format/formatter/indent/quotes save/conflict/style/automatically
pre-commit|husky|lint-staged: commit/push check/hook/run/block
editor|vs code|extension: editor/vscode/code/ide autocomplete/recognize/underline/setup/jump
debugger|breakpoints|inspect: debug/breakpoint/step attach/set/stop/inspector/code/break/into
dockerfile|layer|build cache: docker/image/build slow/cache/rebuild/again
entrypoint|command|restart policy: container/docker exit/exits/restart/immediately/stop
compose|depends_on|services: compose/container/service order/wait/together/database/start
network|host|port mapping: container/docker connect/reach/localhost/host/expose
volume|bind mount|persist: container/docker data/lost/persist/mount/file/keep
multi-platform|arm64|architecture: arm/m1/apple/platform/silicon image/build/run/exec/binary
private registry|pull secret|image pull: image/pull/registry fail/private/denied/login/backoff
user|non-root|security context: container/pod/docker root/user/permission/privilege
crashloopbackoff|probe|logs: pod/container/deployment crash/restarting/pending/crashloopbackoff/loop
node affinity|taint|scheduling: pod/node/workload specific/schedule/assign/spread/only
configmap|secret|environment: pod/cluster/kubernetes/container config/secret/inject/password/env
ingress|service|load balancer: cluster/pod/kubernetes/service expose/outside/domain/reach/access
autoscaling|hpa|replicas: traffic/pod/cluster/load scale/scaling/automatically/replica/more
rollout|rolling update|rollback: deploy/release/version/update downtime/rollback/gradual/previous/revert
persistent volume|storage class|statefulset: pod/cluster/database storage/disk/persist/stateful
resource limits|requests|oomkilled: pod/container/memory/cpu killed/limit/oomkilled/request
service account|rbac|role: cluster/kubectl/pod/api forbidden/permission/access/role
helm|chart|values: helm/chart install/upgrade/override/value/package
failover|high availability|replication: node/server/region/zone down/fails/dies/survive/switch
operator|custom resource|controller: kubernetes/cluster/resource custom/extend/operator/own
workflow|github actions|trigger: push/merge/github/pull automatically/workflow/trigger/action/pipeline
artifacts|cache|pipeline: ci/pipeline/build/job cache/slow/pass/artifact/speed
secrets|variables|masked: ci/pipeline/workflow/action secret/token/password/hide
matrix|parallel|sharding: ci/test/job versions/matrix/parallel/split/several
runner|self-hosted|agent: ci/build/job runner/own/self-hosted/machine
headless|xvfb|virtual display: ci/server/headless/test display/screen/gui/browser/monitor
changelog|semantic release|versioning: version/release/changelog bump/automatic/generate/number
systemd|service|daemon: boot/reboot/background/server start/automatically/keep/running/service
chmod|permissions|owner: file/script/folder denied/permission/execute/writable
ulimit|file descriptors|inotify|watchers: open/many/file/watch limit/files/enospc/emfile/watchers
firewall|port|security group: port/server/outside/remote open/reach/blocked/refused/access
port in use|eaddrinuse|kill: port/address already/use/taken/occupied/another/change
disk|cleanup|prune: disk/space full/free/clean/usage
cron|schedule|timer: every/daily/nightly/hourly run/job/script/task/schedule
copy|rsync|scp: copy/transfer/upload/sync remote/server/machine
logs|journal|tail: log/logs/output where/see/view/follow/find
path|environment variable|shell: command/path/terminal found/recognized/permanently/set
process manager|background|pm2: terminal/ssh/session close/background/keep/alive/logout
symlink|link: link/symlink/shortcut file/folder/follow/broken
nginx|try_files|history fallback: refresh/reload/nested/direct 404/route/spa/blank
reverse proxy|proxy_pass|upstream: nginx/proxy/path/subpath forward/prefix/strip/slash/backend
body size|413|upload limit: upload/request/body/payload large/413/limit/size
504|502|timeout|upstream: gateway/proxy/request 502/504/timeout/bad
x-forwarded-for|trust proxy|client ip: ip/address/client/visitor real/proxy/wrong/same/behind
forwarded proto|redirect loop|https: https/http/redirect loop/many/proxy/wrong
websocket|upgrade|proxy: websocket/socket/realtime connect/disconnect/proxy/fail/upgrade
let's encrypt|acme|renew: certificate/ssl/https renew/free/expire/automatic
self-signed|ca|trust certificate: self-signed/certificate/ca/cert reject/trust/ignore/invalid/untrusted/error
dns|cname|custom domain: domain/dns/subdomain custom/point/own/connect/verify
cdn|purge|cache busting: cdn/deploy/visitors/users old/stale/purge/cached/version
cors|access-control-allow-origin|preflight: cors/origin/cross blocked/error/header/allow
credentials|cookie|samesite: cookie/credential sent/cross/missing/lost/set
econnrefused|listen|host: connect/connection/localhost refused/econnrefused/reach
econnreset|keep-alive|retry: connection/socket/request reset/hang/closed/dropped/intermittent
http_proxy|proxy|corporate: proxy/corporate/company/firewall install/network/download/behind/request
host|0.0.0.0|local network: phone/lan/network/another/colleague/device dev/local/server/access/open/localhost
status code|error|response: 400/401/403/500/405/415 mean/error/response/return/getting
retry|backoff|timeout: request/call/job fail/timeout/again/attempts
circuit breaker|fallback|bulkhead: downstream/dependency/service down/slow/cascade/fail
service discovery|registry|health: service/instance find/discover/register/address
tracing|opentelemetry|span: request/call/slow trace/across/services/follow
metrics|prometheus|dashboard: metric/monitor/measure/performance collect/expose/graph/chart
alert|notification|threshold: alert/notify/warn down/error/when/exceed
log level|verbose|debug: log/logging/output quiet/noisy/verbose/detail/level/silence/more
log rotation|transport|file: log/logs rotate/daily/file/size/separate
structured logging|redact|json: log/logs json/password/redact/hide/sensitive
crash reporting|minidump|stack trace: crash/crashed/crashing report/why/collect/user/machine/upload
heap snapshot|memory leak|profiling: memory/heap leak/grow/out/snapshot/increase
profiling|flame graph|performance: slow/cpu/performance find/profile/where/measure/bottleneck
benchmark|load test|throughput: benchmark/load/throughput test/measure/requests/handle
startup|lazy|performance: startup/start/launch/boot slow/long/ages/faster/time
chunk|splitchunks|manual chunks: bundle/chunk/vendor large/split/separate/warning/size
base|public path|assets: deploy/build/production/upload blank/404/asset/missing/white
inline|data url|limit: image/asset/small inline/base64/embed
glob import|dynamic import|context: import/load folder/directory/all/many/dynamic
additional data|global styles|preprocessor: sass/scss/less variable/global/every/import
target|legacy|browserslist|polyfill: browser/browsers old/older/legacy/support/ie/safari
source maps|stack trace: production/minified/stack line/original/readable/source
drop|minify|terser: console/debugger/comments/log remove/strip/production
pre-bundling|optimize dependencies|cache: dependency/node_modules/dependencies changed/stale/cache/slow/optimize
library mode|externals|umd: library/package/component bundle/external/exclude/publish
watch|polling|wsl: wsl/docker/vm/network change/detect/reload/watch
ssr|externals|window: ssr/server/node window/document/defined/undefined
plugin hooks|transform|virtual modules: plugin/build/compiler write/own/custom/transform/hook
csp|nonce|unsafe-inline|content security policy: inline/script/style/eval/policy refused/blocked/csp/violate/security
manifest|backend integration|template: backend/django/laravel/rails/php assets/hash/include/template
javascript api|programmatic|node api: programmatically/script/code/api run/build/start/call/without
conditional config|environment|mode: config/configuration depend/different/condition/environment/command
upgrade|deprecated|breaking changes: upgrade/upgrading/deprecated/update warning/broke/replace/instead/removed
uninstall|remove|cleanup: uninstall/remove/delete completely/machine/everything/clean
system requirements|supported versions|compatibility: require/support/supported/minimum version/which/platform/os/operating
binary|mirror|cache|download: install/binary/download/installing fail/offline/mirror/hang/stuck/slow
air-gapped|offline|mirror: offline/air-gapped/internet install/without/use/run
license|commercial|open source: license/commercial/company/free use/allowed/sell/pay
pricing|plan|enterprise: price/pay/cost/plan free/enterprise/much/difference
contributing|development setup|pull request: contribute/source/translation/fix build/project/setup/how
release schedule|support policy|lts: release/version/support long/often/when/until/schedule/supported
community|help|discord|issue: help/question/bug ask/report/where/community
exit code|fail|ci: command/script/ci exit/fail/code/nonzero
completion|shell|alias: shell/terminal/tab/command complete/completion/alias
generator|template|scaffold: generate/scaffold/create/boilerplate project/component/new/template/start
incremental build|cache|affected: build/monorepo/packages changed/affected/only/cache/incremental
`;
