/** Words of the field that English texts write long and short. A group a line; the words of a group mean the same. */
export const ENGLISH_SYNONYMS = `
sso|single sign-on
dfs|depth-first search
bfs|breadth-first search
a11y|accessibility
i18n|internationalization|internationalisation
l10n|localization|localisation
k8s|kubernetes
js|javascript
ts|typescript
py|python
db|database
auth|authentication
authn|authentication
authz|authorization
env|environment
config|configuration
repo|repository
deps|dependencies
dep|dependency
dev|development
prod|production
docs|documentation
args|arguments
params|parameters
param|parameter
attr|attribute
regex|regexp|regular expression
ssr|server-side rendering
ssg|static site generation|static site generator
csr|client-side rendering
spa|single-page application|single-page app
pwa|progressive web app
hmr|hot module replacement
e2e|end-to-end
ci|continuous integration
cdn|content delivery network
csp|content security policy
cors|cross-origin resource sharing
csrf|cross-site request forgery
xss|cross-site scripting
mfa|2fa|two-factor authentication|multi-factor authentication
jwt|json web token
oidc|openid connect
rbac|role-based access control
tls|ssl
vm|virtual machine
ws|websocket
sse|server-sent events
gc|garbage collection
ast|abstract syntax tree
cli|command line
gui|graphical user interface
ide|editor
os|operating system
pr|pull request
mr|merge request
vcs|version control
orm|object-relational mapping
crud|create read update delete
dns|domain name system
lb|load balancer
mq|message queue
rpc|remote procedure call
sdk|software development kit
ttl|time to live
utc|timezone
wasm|webassembly
yml|yaml
md|markdown
img|image
btn|button
nav|navigation
dark mode|dark theme
delete|remove
dir|directory|folder
color|colour
customize|customise
optimize|optimise
behavior|behaviour
canceled|cancelled
license|licence
env|environment variable|environment variables
env vars|environment variables
ssg|static site generation|prerendering|prerender
ssr|on-demand rendering|server rendering
isr|incremental static regeneration
mpa|multi-page application|multi-page app
seo|search engine optimization|metadata
login|sign in|authentication
log in|sign in
logout|sign out
signup|sign up|register
password|credentials
acl|access control list
pat|personal access token|access token
api key|access key
dropdown|select
navbar|navigation bar|navigation
breadcrumb|breadcrumbs
modal|dialog
popup|popover
toast|notification
pagination|paginate
infinite scroll|lazy load
lazy loading|lazy load
code splitting|dynamic import
tree shaking|tree-shaking|dead code elimination
bundle size|bundle analyzer
changelog|release notes
faq|frequently asked questions
quickstart|quick start|getting started
howto|recipe|guide
tutorial|guide
example|sample|demo
typings|type definitions|types
enum|enumeration
async|asynchronous
sync|synchronous
concurrency|parallelism
coroutine|fiber
mutex|lock
cron|scheduled task|scheduler
daemon|background process
queue|job queue
cache|caching
memoize|memoization
polyfill|browser support
transpile|compile
lint|linter|linting
formatter|formatting
debug|debugger|debugging
uninstall|remove
upgrade|update|migrate
rollback|revert
canary|gradual rollout
s3|object storage
captcha|recaptcha
rss|feed
sitemap|site map
favicon|site icon
og image|open graph image|social preview
i18n|translation|localization
timezone|time zone
websocket|web socket
reverse proxy|proxy
rate limiting|throttling
`;
