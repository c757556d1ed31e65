/** Topics of questions in Chinese about tools, machines, networks and running what one has made, as those of `web-topics.ts`. */
export const TOOL_TOPICS = `
git clone|克隆|浅克隆|depth: 仓库/代码/项目/git 拉下来/下载/克隆/太大/很慢
ssh key|公钥|ssh: git/github/仓库/推送/服务器 密码/免密/拒绝/permission denied/publickey
远程仓库|remote|origin: git/仓库/代码/推送 换地址/地址/关联/另一个/两个
git push|force|强制推送: 推送/push/提交 被拒绝/rejected/失败/推不上去/覆盖
git pull|fetch|合并: 拉取/pull/更新/同步/远程 代码/冲突/最新/区别
fork|上游|upstream|pull request: 别人的/开源/原项目/上游 仓库/同步/贡献/提交代码
分支|branch|checkout|switch: 分支 新建/创建/切换/删除/改名/重命名
标签|tag|发布版本|release: 版本/git/仓库 打标签/标签/发布/标记
amend|修改提交|commit --amend: 提交/commit 写错/漏了/改信息/补上/作者/邮箱
filter-branch|git filter-repo|敏感信息: 密码/密钥/大文件/历史 提交了/仓库里/彻底删/泄露/误传
git lfs|大文件: 仓库/git/提交 太大/大文件/二进制/超过
子模块|submodule|subtree: 仓库/项目 嵌套/另一个仓库/引用仓库/子模块
git blame|git log|提交历史: 谁/哪一行/什么时候 改的/写的/加的
autocrlf|换行符|行尾|eol: 换行/windows/crlf/lf 警告/不一致/全部变/diff
大小写|文件名大小写|case-sensitive: 大小写/文件名/linux/mac/服务器 区分/找不到/改名/部署后/不一样
git worktree|工作树: 同时/两个 分支/目录/打开
registry|镜像源|淘宝源|npmmirror: npm/安装/依赖/下载/源 慢/超时/失败/国内/卡住
eacces|权限|sudo|全局安装: npm/安装/全局/-g 权限/拒绝/eacces/没有权限
node-gyp|原生模块|编译|python: 安装/npm/依赖 编译失败/node-gyp/报错/c++/visual studio
eresolve|peerdependencies|legacy-peer-deps: npm/安装/依赖 冲突/eresolve/peer/装不上
重新安装|node_modules|lockfile|缓存: 依赖/node_modules/包 删掉/重装/坏了/不一致/奇怪
npm publish|发布包|私有包|scope: 包/npm/库 发布/私有/公司内部/上传/名字被占
npm link|本地包|workspace: 包/库/依赖 本地/调试/联调/引用自己的/没发布
overrides|resolutions|patch-package|补丁: 依赖/第三方/间接/包 强制版本/改源码/修补/指定版本
nvm|node 版本|volta|engines: node/版本 切换/多个/太低/要求/不支持/升级
npm scripts|concurrently|pre|post: 命令/脚本/npm 同时/依次/一起/之前/之后/windows
cross-env|环境变量|set: windows/命令/脚本/终端 环境变量/不识别/设置/不是内部
corepack|packagemanager|包管理器: 团队/统一/强制/固定 pnpm/yarn/npm/包管理器
catalog|目录协议|统一版本: 几个包/多个包/子包/各个 依赖版本/同一版本/统一版本
cannot find module|module not found|模块解析|路径: 找不到/not found/cannot find 模块/module/包/文件
__dirname|import.meta|esm|文件路径: __dirname/require/当前文件/esm 没有定义/not defined/路径/代替
type module|commonjs|esm|mjs: import/require/export 语法错误/outside a module/不能用/is not defined/only
exports|main|子路径|package.json: 包/导入/子路径 exports/没有导出/not exported/不能引
类型检查|tsc|noemit|vue-tsc: 类型/ts/typescript 打包/编译/不报错/检查/没报
skiplibcheck|类型错误|@types: node_modules/第三方/依赖 类型报错/类型错误/ts 报错
jsx|tsx|react-jsx|jsxfactory: jsx/tsx 配置/报错/react 未/不用引入/编译
声明合并|模块扩充|declare module|global: window/全局/第三方/类型 加属性/扩展/没有这个属性/补类型
装饰器|experimentaldecorators|reflect-metadata: 装饰器/decorator/@ 报错/启用/元数据/不支持
satisfies|as const|常量断言: 对象/类型/字面量 变宽/推断成/检查又/精确/不丢
模板字面量类型|字符串类型: 字符串/类型 拼接/模板/组合
项目引用|project references|composite|tsbuild: ts/类型/编译 多个项目/很慢/增量/引用
eslint 配置|flat config|parser|ignore: eslint/lint/规则 不生效/配置/忽略/关掉/冲突/报错
lint-staged|pre-commit|husky: 提交/commit 检查/格式化/之前/拦住/钩子
编辑器|vs code|settings|插件: 编辑器/vscode/vs code 不提示/不识别/红线/格式化/保存时/跳转
launch.json|调试|attach|inspect: vscode/vs code/编辑器/断点 调试/断不住/进不去/附加
dockerfile|copy|layer|缓存: 镜像/docker/构建 缓存/每次/重新装/慢
entrypoint|cmd|退出|restart: 容器/docker 启动就/马上/反复 退出/重启/停了
docker compose|depends_on|healthcheck: 容器/compose/服务 先后/等数据库/顺序/依赖/一起启动
docker 网络|host|容器名|bridge: 容器/docker 连不上/访问宿主机/localhost/互通/找不到
docker logs|exec|进入容器: 容器/docker 看日志/进入/进去/查看/调试
prune|磁盘空间|清理镜像: docker/镜像/磁盘 占满/清理/空间/删掉
时区|tz|localtime: 容器/服务器/docker/linux 时间/时区/差八/差 8/不对
多架构|buildx|platform|arm64: 镜像/mac/m1/m2/arm 跑不了/架构/平台/exec format
私有仓库|registry|imagepullbackoff|拉取镜像: 镜像/docker/集群 拉不下来/私有/仓库/登录/推送
非 root|user|权限|capabilities: 容器/docker/pod root/权限/用户/安全
crashloopbackoff|探针|liveness|日志: pod/容器/k8s/集群 一直重启/起不来/崩溃/反复/pending
调度|污点|亲和性|nodeselector: pod/节点/集群/机器 指定/调度/固定在/不要跑/分散
configmap|secret|环境变量: k8s/集群/pod/容器 配置/密码/挂载/更新/注入
ingress|service|nodeport|loadbalancer: k8s/集群/pod/服务 外面访问/暴露/域名/访问不到/对外
hpa|自动扩缩容|副本|replicas: 集群/k8s/pod/流量 自动/扩容/缩容/副本/数量
滚动更新|rollout|回滚|revision: 集群/k8s/镜像/版本 更新/发布/回退/不中断
持久卷|pvc|storageclass|statefulset: pod/集群/k8s 数据/存储/磁盘/有状态
资源限制|requests|limits|oomkilled: pod/容器/集群 内存/cpu/被杀/限制/oomkilled
rbac|serviceaccount|kubeconfig: 集群/k8s/kubectl 权限/访问/forbidden/账号/多个集群
helm|chart|values|模板: helm/chart/集群 安装/升级/参数/覆盖/打包
多集群|联邦|调度策略|分发: 几个集群/多个集群/跨集群 部署/分发/同步/故障/管理
故障转移|failover|高可用|容灾: 一台/节点/机房/集群 挂了/宕机/坏了/切换/备用
operator|crd|自定义资源|控制器: k8s/集群 自定义/资源/扩展/控制器
github actions|workflow|流水线|on push: 推送/提交/github/合并 自动/部署/测试/触发/构建
ci 缓存|cache|artifact|产物: ci/流水线/actions/构建 缓存/太慢/传给/下载/保存
secrets|密钥|环境变量: ci/流水线/actions/部署 密钥/token/保密/密码
矩阵|matrix|并行任务|分片: ci/流水线/测试 多个版本/多个系统/并行/矩阵
runner|自托管|gitlab ci|jenkins: ci/流水线/构建机 自己的/机器/内网/搭建
定时构建|schedule|cron: ci/流水线/actions 每天/定时/定期
preview|预览环境|合并请求: pr/分支/合并请求 预览/单独/临时/看效果
自动发版|changeset|semantic-release|changelog: 版本号/发布/更新日志 自动/生成/发版
systemd|开机自启|service|服务: linux/服务器/程序/脚本 开机/自启/一直运行/挂了/后台
chmod|权限|sudo|permission denied: 文件/脚本/目录/linux 没权限/拒绝/permission/执行不了
ulimit|文件描述符|open files|inotify: 打开文件/文件/监听/监视 太多/上限/超过/数量
端口|防火墙|安全组|iptables: 服务器/端口/云/外网 访问不了/打不开/连不上/开放
lsof|netstat|kill|杀死进程: 端口/进程/程序 被谁/哪个/占着/杀掉/关不掉
磁盘|df|du|清理: 磁盘/硬盘/空间/服务器 满了/不够/占用/清理
crontab|定时任务|cron 表达式: 定时/每天/凌晨/linux 脚本/命令/执行/没跑
scp|rsync|sftp|传输: 文件/服务器/本地 传到/上传/下载/同步/拷到
tail|grep|journalctl|日志: 日志/文件/服务器 查看/实时/过滤/搜索/最后
环境变量|path|bashrc|profile: 命令/终端/path 找不到/not found/不是命令/永久/生效
后台运行|nohup|screen|tmux|pm2: 关掉/断开/退出 终端/ssh/窗口/继续运行/程序
top|cpu 占用|负载|性能分析: cpu/服务器/进程 占满/100%/很高/哪个/负载
软链接|符号链接|symlink|ln: 链接/目录/文件 软链/快捷/指向/两个位置
编码|locale|utf-8: linux/终端/服务器/windows 中文/乱码/显示/问号
nginx|try_files|history: nginx/刷新/子页面 404/单页/路由/找不到
nginx|proxy_pass|反向代理|location: nginx/接口/路径/端口 转发/代理/去掉前缀/斜杠/配置
client_max_body_size|413|上传限制: 上传/文件/请求 413/太大/失败/nginx/限制
proxy_read_timeout|504|超时|upstream: 接口/nginx/请求 504/超时/等太久/网关
x-forwarded-for|真实 ip|trust proxy|可信代理: 用户/客户端/真实/代理 ip/地址/都是 127/都一样/拿不到
x-forwarded-proto|https|重定向循环|可信代理: 代理/https/nginx/负载 死循环/变成 http/次数过多/跳转
websocket|upgrade|connection|代理: websocket/ws/实时/nginx 连不上/断开/代理后/400/升级
负载均衡|upstream|轮询|权重: nginx/几台/多台/服务器 分配/均衡/轮流/权重
静态缓存|expires|cache-control|gzip: nginx/静态/文件/图片 缓存/压缩/过期/浏览器
letsencrypt|certbot|acme|自动续期: 证书/https/ssl 免费/续期/到期/申请/自动
自签名证书|self-signed|ca|信任: 证书/https/自签/内网 不信任/报错/警告/自己签/不受信
域名|dns|cname|a 记录|解析: 域名/网址/自己的 绑定/解析/指向/没生效/自定义
cdn 缓存|刷新|回源|purge: cdn/更新/上线 还是旧/没更新/刷新/缓存
跨域|access-control-allow-origin|cors|origin: 跨域/cors/域名/来源 报错/拦截/允许/被拒/blocked
携带凭证|withcredentials|credentials|cookie: 跨域/cookie/请求 带不上/没带/收不到/凭证
dns|hosts|代理|网络: 本机/电脑/能 ping/浏览器 解析不了/打不开/enotfound/getaddrinfo
econnrefused|连接被拒|监听地址|0.0.0.0: 连接/服务/localhost/127.0.0.1 被拒/refused/连不上/拒绝
econnreset|socket hang up|超时|重试: 请求/连接/网络 reset/hang up/断了/中断/偶尔失败
代理|http_proxy|https_proxy|no_proxy: 公司/内网/翻墙/网络 代理/下载不了/装不上/命令行
监听|host|0.0.0.0|局域网: 手机/同事/别的电脑/局域网/wifi 访问/打开 本机/本地/开发/电脑
strictport|端口|port|被占用: 端口/port 指定/占/冲突
http 状态码|400|401|403|500: 状态码/返回/接口 什么意思/400/401/403/500/405/415
重试|指数退避|backoff|超时: 请求/接口/调用/任务 失败/超时 再试/重试/几次/自动
熔断|降级|断路器|限流: 下游/依赖服务/第三方接口/服务 挂了/拖垮/超时/雪崩
服务发现|注册中心|consul|nacos: 微服务/服务/实例 地址/找到/上线/下线/注册
链路追踪|trace|opentelemetry|span: 请求/调用/接口/微服务 经过/链路/哪一步/追踪/慢在
指标|prometheus|metrics|grafana: 监控/服务/性能/指标 采集/图表/面板/暴露
告警|alert|通知|阈值: 出错/挂了/异常/超过 告警/报警/通知/提醒/发邮件
日志级别|logger|debug|level: 日志/输出/控制台 太多/看不到/级别/更详细/安静/关掉
日志切割|轮转|rotate|transport: 日志 太大/按天/切割/保留/分开/文件
结构化日志|json|脱敏|trace id: 日志 json/字段/隐藏密码/脱敏/请求 id/串起来
sentry|错误上报|source map|监控: 线上/前端/用户/报错 上报/收集/监控/定位
core dump|崩溃转储|minidump|crash: 崩溃/闪退/挂掉 原因/现场/报告/分析/转储
内存快照|heap snapshot|泄漏|profiler: 内存 一直涨/不释放/泄漏/快照/哪里占
火焰图|profile|cpu|采样: cpu/函数/代码 耗时/占用/哪里慢/瓶颈
压测|吞吐|qps|基准测试: 性能/接口/服务 能扛/压力/并发量/多少请求/基准
冷启动|启动时间|懒加载|预热: 启动/打开/第一次 很慢/太久/卡/加快
打包分析|分包|manualchunks|splitchunks: 打包/文件/包/vendor 太大/分开/单独/警告
base|publicpath|资源路径|相对路径: 打包/部署/上线/服务器 空白/白屏/404/资源/找不到
assetsdir|静态资源|public|文件名: 文件/图片/静态 不要哈希/原样/固定名字/不处理/放哪个
内联|base64|assetsinlinelimit|阈值: 图片/图标/小文件/字体 base64/内联/变成/data
new url|动态路径|import.meta.url|glob: 图片/路径/资源 拼接/变量/动态/打包后 找不到/404/不显示
import.meta.glob|require.context|批量导入: 文件夹/目录/所有/批量 引入/导入/自动/模块
预处理器|additionaldata|全局变量|mixin: scss/less/sass/样式 全局/每个文件/变量/自动引入
css 提取|cssCodeSplit|minify|lightningcss: css/样式 打包/压缩/单独/合并
浏览器兼容|target|legacy|polyfill: 浏览器/手机/安卓/ios/chrome 老/旧/低版本/太旧/白屏
sourcemap|源码|调试|hidden: 线上/生产/打包后 看不到源码/行号/调试/对应
去掉 console|drop|minify|terser: console/日志/debugger/注释 去掉/删除/打包/上线
依赖优化|optimizedeps|预构建|缓存: 依赖/node_modules/包 改了/不更新/重新/启动慢/刷新
库模式|external|peerdependencies|umd: 库/组件/npm 打包 不打进去/排除/外部/发布/格式
监听|usepolling|wsl|轮询: wsl/docker/虚拟机/共享目录 不刷新/不更新/监听/没反应/热更新
热更新边界|hmr|整页刷新|accept: 热更新/保存/修改 整页/全部刷新/状态丢/丢失
动态导入失败|chunkloaderror|版本更新|preloaderror: 发布/上线/更新/部署 chunk/动态导入/dynamically/旧页面/加载失败
ssr|external|noexternal|window: 服务端/ssr/node window/document 未定义/is not defined/报错
虚拟模块|插件钩子|resolveid|transform|load: 插件/编译/打包 自己写/虚拟/转换/自定义文件/后缀
插件顺序|enforce|apply|pre|post: 插件 先后/顺序/只在/开发时/打包时
csp|nonce|unsafe-inline|内容安全策略: 内联/脚本/样式/eval 拦截/拒绝执行/csp/安全策略/nonce
web worker|sharedworker|?worker|线程: worker/后台线程/计算 引入/打包/创建/通信
wasm|webassembly|实例化: wasm/webassembly/c++ 加载/引入/浏览器/打包
后端集成|manifest|模板|清单: 后端/django/laravel/php/java 引用/页面/哈希/前端资源
编程方式|api|createserver|程序调用: 脚本/代码/node 里 调用/启动/构建/不用命令行
配置文件|条件配置|异步配置|defineconfig: 配置 根据/不同命令/判断/函数/异步/类型提示
多环境|mode|.env|staging: 测试/预发/开发/线上 环境/地址/接口/切换/两套/区分
公开变量|前缀|envprefix|import.meta.env: 环境变量/.env/变量 读不到/undefined/拿不到/前端/泄露
升级|废弃|deprecated|弃用: 升级/新版/警告 废弃/不推荐/替代/移除/deprecated
卸载|删除|清除|uninstall: 卸载/不用了/移除 干净/彻底/残留/怎么删
更新|最新版|update|upgrade: 更新/升级/新版 命令/自动/最新/提醒/失败
系统要求|版本要求|兼容|支持平台: 支持/要求/需要 哪个版本/什么系统/windows/配置要求
下载|二进制|镜像|代理: 安装/下载/二进制 卡住/失败/很慢/超时/公司网络
离线安装|内网|离线包|镜像: 内网/没有网络/离线/断网 安装/部署/下载
许可证|license|开源协议|商用: 商用/公司/收费/免费/开源 可以/能不能/协议/版权/许可
商业版|定价|免费|企业版: 收费/价格/付费/企业 功能/区别/多少钱/购买
贡献|issue|pull request|开发环境: 源码/项目/文档/翻译 贡献/提 pr/修改/参与/反馈
路线图|发布周期|支持周期|lts: 版本/维护/更新 多久/什么时候/支持到/长期/停止
社区|求助|讨论|discord: 问题/帮助/求助 哪里问/群/社区/联系/反馈
调试模式|verbose|--debug|诊断: 命令/运行/程序 更多信息/详细/调试/没输出
退出码|exit code|ci|失败: 命令/脚本/ci 退出码/非零/没失败/继续执行
自动补全|shell|completion|别名: 命令/终端/shell 补全/tab/别名/提示
代码生成|模板|generator|脚手架: 组件/页面/文件/代码 自动生成/模板/生成/新建
并行构建|缓存|增量|turborepo|nx: monorepo/多个包/构建/任务 只构建/改动的/缓存/并行/慢
单体拆分|模块边界|依赖方向: 代码/模块/项目 分层/边界/互相依赖
`;
