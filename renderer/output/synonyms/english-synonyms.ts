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
`;
