/** Topics of questions in English about applications: accounts, data, sites, desktop and mobile programs, models, as those of `web-topics.ts`. */
export const ENGLISH_APP_TOPICS = `
sign up|verification|activation: signup/register/registration/account email/verify/confirm/disable/invite
session|remember me|expiration: login/logged/session stay/keep/long/expire/remember
logout|revoke|sign out: logout/log/sign out/everywhere/revoke/clear/devices
password reset|recovery: password/admin/account forgot/reset/lost/change/recover
two-factor|totp|mfa: login/account/authenticator second/two/code/factor
oauth|redirect uri|callback|social login: google/github/login/social/oauth callback/redirect/sign/provider
saml|ldap|single sign-on: company/employee/corporate/directory login/account/sso/sign
api key|access token|bearer: api/script/request key/token/authenticate/credential
signature|jwks|verify token: token/jwt verify/validate/signature/decode
multi-tenancy|tenant|isolation: tenant/customer/organization separate/isolate/own/data
audit log|history|activity: who/changed/action audit/history/track/record
encryption|keychain|secure storage: password/secret/token/sensitive/credentials safe/safely/encrypt/secure/securely/disk/store
redact|mask|hidden fields: password/field/sensitive hide/exclude/mask/return
brute force|lockout|rate limiting: login/password/attempts brute/lock/guess/many
file type|upload validation|sanitize: upload/file malicious/type/safe/allow
path traversal|ssrf|validation: path/url/internal attack/traversal/prevent/arbitrary
vulnerability|audit|security advisory: vulnerability/cve/security dependency/report/fix/audit
subscription|billing|plan: subscription/billing/plan cancel/upgrade/renew/trial
webhook|signature|callback: webhook/payment/callback verify/receive/duplicate/missing
refund|order|payment: payment/order/refund fail/status/duplicate/charge
in-app purchase|store|receipt: purchase/buy/product app/store/inside/restore
model definition|fields|data types: model/table/entity/schema define/field/column/type/default
associations|relations|join: one-to-many/relation/related/associated/many load/define/join/include/query
eager loading|n+1|include: query/queries/loop many/slow/n+1/each
raw query|sql: raw/sql/own query/write/execute
soft delete|paranoid|deleted: delete/deleted/record soft/restore/keep/recover
hooks|lifecycle|triggers: before/after save/create/update/insert/delete
migrations|schema|sync: migration/schema/column/table add/change/alter/run/sync
seed|fixtures|initial data: seed/initial/sample/test data/database
connection string|authentication|access denied: database/mysql/postgres/mongo connect/denied/refused/connection
charset|collation|utf8mb4: emoji/character/database/mysql wrong/garbled/question/marks
timestamps|utc|time zone: timestamp/date/createdat/time wrong/offset/zone/disable/hours
connection pool|max connections: connection/connections many/pool/exhausted/limit
index|composite index|query plan: query/index slow/used/composite/order
cursor|keyset|offset pagination: pagination/page/rows offset/deep/slow/cursor
transactions|rollback|commit: transaction/several/multiple/all rollback/together/fail/atomic
optimistic locking|version|row lock: concurrent/two/simultaneous edit/overwrite/update/same
read replica|replication lag|primary: replica/read/primary lag/split/stale
bulk insert|batch|upsert: insert/update/many/bulk rows/batch/exist/duplicate/once
json column|jsonb|document: json/nested/array column/store/query/database
full-text search|index|analyzer: search/text/keyword fuzzy/full/relevance/match
backup|restore|dump|snapshot: backup/restore/data/export schedule/lost/move/recover
cache invalidation|write-through|ttl: cache/cached stale/invalidate/expire/update/clear
eviction|maxmemory|memory policy: redis/cache/memory full/evict/limit
persistence|aof|snapshot: restart/redis/data lost/survive/persist
distributed lock|leader election|lease: several/instances/only lock/once/one/leader
queue|backlog|consumer: queue/message/consumer slow/backlog/behind/many
acknowledge|dead letter|redelivery: message/job lost/fail/again/retry/acknowledge
idempotency|deduplicate|exactly once: twice/duplicate/duplicated message/request/process/event
delayed job|schedule|delay: job/task/message later/delay/after/schedule
presigned url|object storage|s3: upload/file/s3/bucket directly/temporary/url/private
thumbnail|resize|image processing: image/photo/avatar resize/crop/thumbnail/compress
streaming|range|download: download/large/file stream/resume/memory/progress
upload progress|multipart|chunked: upload/large progress/chunk/fail/resume
export|csv|excel: csv/excel/spreadsheet export/import/generate/open
pdf|print|printing: pdf/print/paper/printer save/generate/page/silent/dialog
email|smtp|template: email/mail send/smtp/spam/template
push notification|apns|fcm: push/notification mobile/receive/send/background/register
rich text|editor|sanitize: editor/rich/wysiwyg text/paste/image/content
tree|hierarchy|recursive: tree/nested/hierarchy display/query/expand/parent
virtualized list|windowing: list/table/rows thousands/slow/long/scroll
relative time|date format|intl: date/time format/ago/display/relative
currency|number format|decimal: money/currency/price format/rounding/precision
translations|locale|language files: language/translation/text missing/add/fallback/default/switch
controller|service layer|architecture: business/logic/code put/where/organize/layer
validation|dto|schema validation: request/body/param/input validate/invalid/required/check
exception filter|error handler|global: error/exception/errors global/format/consistent/central/handle
api versioning|backward compatible: api/endpoint version/old/clients/compatible
graphql|resolver|subscription: graphql/resolver/schema query/define/nested/n+1
grpc|protobuf|rpc: grpc/rpc/proto service/call/stream/generate
room|broadcast|namespace: socket/message/everyone/client broadcast/room/send/all/except/specific/private
adapter|sticky session|multiple nodes: socket/websocket/server several/multiple/scale/load/instances
reconnect|heartbeat|disconnect: disconnect/connection/socket/client reconnect/lost/detect/drop/again
middleware|order|next: middleware/request order/before/run/skip
startup|shutdown|lifecycle: startup/start/shutdown/quit/exit before/after/cleanup/run/event
graceful shutdown|signal|drain: shutdown/stop/sigterm/restart graceful/finish/requests/clean
dependency injection|provider|scope: inject/injection/service/provider scope/circular/resolve/undefined
configuration profiles|properties: spring/config/properties profile/environment/read/override
goroutine|context|cancellation: goroutine/context/go leak/cancel/timeout/wait
data race|mutex|synchronization: concurrent/race/thread map/shared/safe/lock
cross compile|target|static: compile/build/binary another/platform/linux/windows/cross
event loop|asyncio|await: asyncio/async/coroutine blocking/never/awaited/run
virtual environment|pip|requirements: pip/python/package install/isolate/version/conflict
import error|module path|package: import/module/python named/relative/found
deadlock|lock order|timeout: deadlock/lock/stuck wait/hang/thread
ownership|borrow|lifetime: borrow/moved/value/reference long/moved/mutable/live
segfault|memory safety|debug: segfault/crash/pointer debug/null/memory
embedding|retrieval|vector store: document/documents/knowledge/pdf question/search/answer/chunk/chat
prompt|hallucination|temperature: model/llm/answer wrong/invent/consistent/better/creative
function calling|tools|agent: model/llm/agent call/tool/function/action
context window|tokens|truncation: model/conversation/chat/prompt long/forget/exceed/limit/history
streaming|server-sent events: answer/response/model/token stream/word/live/gradually
local model|ollama|quantization: model/local/locally run/gpu/offline/memory
fine-tuning|lora|dataset: model/train/training own/data/custom
structured output|json mode|schema: model/llm/output json/structured/format/parse
gpu|cuda|out of memory: gpu/cuda/vram memory/detected/version/available
ipc|inter-process|preload|main process: main/renderer/process/window/button node/send/data/call/communicate/message/talk
context isolation|sandbox|node integration: require/node/preload/renderer defined/undefined/safe/expose/access
tray|system tray|notification area: tray/background/minimize icon/hide/close/vanish/keep/quit
auto update|update server|publish: update/updates/version/versions automatically/users/ship/new/push/install
code signing|notarization|certificate: unidentified/signed/sign/developer/unknown/publisher mac/windows/app/open/warning/damaged
packaging|installer|distribute|make: exe/installer/dmg/distribute/package/executable app/build/make/people/users
single instance|second instance: twice/second/instance/already/one app/open/launch/running/prevent
deep link|protocol|url scheme: link/browser/custom/url/protocol open/launch/app/start/scheme
frameless|title bar|draggable: window/title/titlebar/frame remove/drag/custom/move/hide
transparent|overlay|click-through: window/click/overlay/transparent/background through/see/ignore/behind
window state|bounds|display: window/size/position remember/restore/last/save/same/monitor
splash|ready to show|background color: window/white/blank/flash start/before/show/flicker/load
global shortcut|accelerator|hotkey: shortcut/hotkey/key/keyboard global/background/register/focus/focused
menu|context menu|menu bar: menu/right/click remove/hide/custom/top/bar/copy/paste
dialog|open file|save: file/folder/user choose/pick/select/save/dialog
drag and drop|file path: drag/drop/dropped file/path/desktop/outside
badge|taskbar|dock|progress bar: icon/taskbar/dock/badge progress/count/number/red/percent/flash
login item|auto start|launch at login: computer/boot/login/startup/system start/automatically/launch/open
power|idle|sleep: sleep/idle/screen/away/battery prevent/detect/off/keep/awake/locked
screen capture|desktop capturer|media: screen/desktop/record/camera/microphone capture/record/share/permission/video
dark mode|native theme|appearance: dark/theme/system follow/os/match/switch
spell check|dictionary|language: spelling/misspelled/spell/dictionary underline/check/language/suggest/words
offline|online status|network: internet/network/connection/offline detect/gone/lost/check/status
proxy|session|pac: proxy/traffic set/use/requests/bypass
cookies|clear storage|session data: cookie/cookies/storage/cache clear/wipe/delete/log/logout
request headers|interceptor|web request: header/headers/request every/add/modify/intercept/block
open external|default browser|new window: link/links/url browser/external/default/open/outside
devtools|extension|inspector: devtools/react/extension/inspect add/install/use/open
esm|import statement|module: import/esm/module statement/cannot/outside/use/syntax
worker thread|utility process|performance: freeze/freezes/block/heavy/ui calculation/thread/slow/background/compute
asar|integrity|source protection: source/code/app protect/unpack/tamper/read/hide/extract
store submission|app store|review: store/submit/app publish/review/upload/reject
signing|keystore|provisioning: android/ios/apk/release sign/keystore/certificate/profile/store
native module|linking|autolinking: native/module/ios/android link/build/found/pod
over-the-air|codepush|updates: app/mobile/update store/without/release/push
safe area|notch|status bar: notch/keyboard/status/bottom cover/hidden/overlap/safe
universal link|deep linking: link/app/web open/mobile/installed/redirect
emulator|simulator|real device: phone/emulator/simulator/device connect/run/start/found/usb/cloud
locator|selector|matcher: element/button/elements find/locate/match/several/multiple/select
wait|timeout|synchronization: wait/element/slow appear/longer/timeout/visible
assertion|expect|visible: check/verify/assert visible/text/shown/exist/displayed
parallel|shard|workers: test/tests parallel/same/faster/several/split/once
retry|flaky|rerun: test/tests flaky/retry/rerun/sometimes/randomly/again
mock|stub|fake: test/tests/api/module/server mock/fake/replace/stub/simulate
screenshot|video|artifacts|trace: screenshot/video/recording/picture test/failing/save/take/where
fixture|setup|teardown|beforeeach: test/tests before/each/setup/clean/reset/state
coverage|threshold|report: coverage/report test/percent/threshold/generate
snapshot|visual comparison: snapshot/screenshot/visual update/compare/difference/regression
only|skip|filter|grep: test/tests single/only/one/skip/certain/specific/subset
new post|front matter|scaffold: post/article/page new/create/write/template
excerpt|summary|read more: post/article/home excerpt/part/summary/more/preview/truncate
draft|publish|hidden: draft/unfinished/post hide/publish/later/private
permalink|slug|url: url/permalink/address/slug date/change/pretty/short
theme|override|customization: theme/style/look override/change/customize/swizzle/own
sidebar|navigation|order: sidebar/menu/navigation order/hide/group/sort/collapse
table of contents|heading|anchor: heading/contents/toc anchor/link/depth/show/outline
code block|line numbers|highlight: code/snippet/block number/highlight/line/copy/title
escaping|raw|template syntax: curly/braces/brackets/template error/literal/escape/raw
analytics|head|scripts: analytics/script/tracking every/add/insert/page
custom domain|github pages|deploy: github/domain/pages publish/custom/deploy/404
versioned docs|archive: version/versions/docs old/several/keep/dropdown
import|migrate|wordpress: wordpress/blog/another/from import/migrate/move/posts
math|mermaid|diagram: math/equation/diagram/formula/chart markdown/draw/render/add
`;
