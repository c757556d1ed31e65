/** Words of the field that Chinese texts write in several ways: in Chinese, in English, short. A group a line; the words of a group mean the same. */
export const CHINESE_SYNONYMS = `
sso|单点登录|single sign-on
dfs|深度优先|depth-first
bfs|广度优先|宽度优先|breadth-first
回流|重排|reflow
重绘|repaint
防抖|debounce
节流|throttle
闭包|closure
柯里化|curry|currying
原型链|prototype chain
原型|prototype
作用域|scope
变量提升|hoisting
事件循环|event loop
事件委托|事件代理|event delegation
事件冒泡|event bubbling
宏任务|macrotask
微任务|microtask
垃圾回收|garbage collection|gc
内存泄漏|内存泄露|memory leak
深拷贝|深克隆|deep clone|deep copy
浅拷贝|shallow copy
箭头函数|arrow function
高阶函数|higher-order function
纯函数|pure function
副作用|side effect
回调|callback
迭代器|iterator
生成器|generator
解构|destructuring
展开运算符|扩展运算符|spread
可选链|optional chaining
空值合并|nullish coalescing
模板字符串|template literal
正则|正则表达式|regex|regexp
二叉树|binary tree
二叉搜索树|二叉查找树|bst
平衡树|avl
红黑树|red-black tree
链表|linked list
哈希表|散列表|hash table|hash map
栈|stack
队列|queue
优先队列|priority queue
堆|heap
前缀树|字典树|trie
并查集|union find
拓扑排序|topological sort
最短路径|shortest path
动态规划|dp|dynamic programming
贪心|greedy
回溯|backtracking
分治|divide and conquer
二分查找|二分搜索|binary search
双指针|two pointers
滑动窗口|sliding window
单调栈|monotonic stack
快速排序|快排|quicksort
归并排序|merge sort
时间复杂度|time complexity
递归|recursion
尾递归|tail recursion
位运算|bitwise
最大公约数|gcd
跨域|cors|cross-origin
同源策略|same-origin policy
预检请求|preflight
跨站脚本|xss
跨站请求伪造|csrf
点击劫持|clickjacking
内容安全策略|csp
中间人攻击|mitm
注入|injection
加密|encryption
哈希|散列|hash
数字签名|digital signature
证书|certificate
https|tls|ssl
认证|身份验证|鉴权|authentication|auth
授权|authorization
令牌|token
会话|session
缓存|cache|caching
强缓存|cache-control
协商缓存|etag
内容分发网络|cdn
域名解析|dns
反向代理|reverse proxy
负载均衡|load balancing|load balancer
长连接|keep-alive
长轮询|long polling
轮询|polling
服务器推送|sse|server-sent events
多路复用|multiplexing
三次握手|three-way handshake
请求头|request header
响应头|response header
状态码|status code
重定向|redirect
断点续传|resume
文件上传|file upload
幂等|idempotent
限流|rate limit|rate limiting
熔断|circuit breaker
降级|fallback
消息队列|message queue|mq
分布式锁|distributed lock
分布式|distributed
微服务|microservice|microservices
微前端|micro frontend
服务端渲染|服务器渲染|ssr
客户端渲染|csr
静态生成|静态站点生成|ssg
增量静态再生|isr
同构|isomorphic
水合|注水|hydration|hydrate
首屏|first screen|fcp
懒加载|延迟加载|按需加载|lazy loading|lazy load
预加载|preload
预取|预获取|prefetch
代码分割|代码拆分|code splitting
摇树|摇树优化|tree shaking|tree-shaking
热更新|热替换|热模块替换|hmr
打包|bundle|bundling
打包工具|bundler
压缩|minify|compress
构建|build
编译|compile
转译|transpile
源码映射|sourcemap|source map
抽象语法树|语法树|ast
依赖注入|dependency injection
控制反转|ioc
面向切面|aop
面向对象|oop
单例模式|singleton
工厂模式|factory pattern
观察者模式|observer
发布订阅|pub-sub|pubsub
代理模式|proxy pattern
策略模式|strategy pattern
设计模式|design pattern
状态管理|state management|store
响应式|reactive|reactivity
响应式布局|responsive
双向绑定|two-way binding|v-model
计算属性|computed
侦听器|监听器|watcher|watch
生命周期|lifecycle
钩子|hook|hooks
组件|component
插槽|slot|slots
指令|directive
插件|plugin
中间件|middleware
拦截器|interceptor
路由|router|routing
路由守卫|navigation guard
虚拟列表|virtual list|virtual scroll
虚拟dom|virtual dom|vdom
错误边界|error boundary
受控组件|controlled component
上下文|context
传送门|teleport|portal
无障碍|可访问性|a11y|accessibility
国际化|多语言|i18n|internationalization
本地化|l10n|localization
暗色模式|深色模式|dark mode
主题|theme
弹性布局|弹性盒|flex|flexbox
网格布局|栅格|grid
居中|center
盒模型|box model
层叠上下文|stacking context
块级格式化上下文|bfc
选择器|selector
伪元素|pseudo-element
伪类|pseudo-class
媒体查询|media query
css变量|css 变量|自定义属性|custom property|custom properties
过渡|transition
动画|animation
视口|viewport
单元测试|unit test|unit testing
端到端测试|e2e
集成测试|integration test
快照|snapshot
模拟|mock
覆盖率|coverage
断言|assert|assertion
持续集成|ci|continuous integration
持续部署|cd|continuous deployment
部署|deploy|deployment
容器|container
镜像|image
编排|orchestration
环境变量|env|environment variable
命令行|cli|command line
脚手架|scaffold
包管理器|package manager
单仓库|monorepo
工作区|workspace
锁文件|lockfile
版本控制|version control
分支|branch
合并冲突|merge conflict
变基|rebase
提交|commit
数据库|database|db
索引|index
事务|transaction
主键|primary key
外键|foreign key
联表|join
备份|backup
迁移|migration
日志|log|logging
监控|monitoring
告警|alert|alerting
埋点|tracking
线程|thread
进程|process
线程池|thread pool
协程|coroutine
死锁|deadlock
互斥锁|mutex
并发|concurrency
并行|parallel
异步|async
同步|sync
阻塞|blocking
泛型|generics
类型推断|类型推导|type inference
类型守卫|type guard
联合类型|union type
枚举|enum
接口|interface
装饰器|decorator
反射|reflection
序列化|serialization|serialize
反序列化|deserialize
字符编码|character encoding|charset
乱码|mojibake
数组|array
对象|object
字符串|string
布尔|boolean
字典|dictionary
异常|exception
超时|timeout
重试|retry
取消请求|abort|abortcontroller
大模型|大语言模型|llm
检索增强生成|rag
提示词|prompt
向量|vector|embedding
人工智能|ai
弹窗|对话框|模态框|dialog|modal
报错|错误|error
离线|断网|offline
别名|alias
后缀|扩展名|extension
拷贝|克隆|复制|clone|copy
扁平化|拉平|展平|flatten
去重|dedupe
只读|readonly
代理|proxy
撤销|回退|revert
更新日志|变更日志|变更记录|更新记录|changelog|release notes
两步验证|双重验证|双因素认证|二次验证|2fa|mfa
个人令牌|访问令牌|access token|pat
基于角色的权限控制|基于角色的访问控制|rbac|role-based access control
访问控制列表|acl
鉴权|权限|access control
模块联邦|module federation
多页应用|mpa|multi-page application
单页应用|spa|single-page application
渐进式网页应用|pwa|progressive web app
分页|翻页|pagination|paginate
无限滚动|滚动加载|infinite scroll
单测|单元测试|unit test
分包|切包|代码拆分|代码分割|code splitting
冒烟测试|smoke test
性能测试|压测|压力测试|load test|benchmark
埋点|统计|analytics
面包屑|breadcrumb|breadcrumbs
导航栏|navbar|navigation bar
侧边栏|侧栏|sidebar
页脚|footer
工具提示|气泡提示|tooltip
下拉框|下拉菜单|dropdown|select
复选框|checkbox
单选框|radio
轮播|走马灯|carousel
骨架屏|skeleton
徽标|角标|badge
占位符|placeholder
表单校验|表单验证|form validation
富文本|rich text
图床|图片存储|对象存储|object storage|oss|s3
缩略图|thumbnail
水印|watermark
二维码|qr code
验证码|captcha
邮件|邮箱|email|mail
通知|消息推送|notification
订阅|subscribe|subscription
搜索引擎优化|seo|search engine optimization
站点地图|sitemap
友链|友情链接|friend links
后台管理|管理后台|控制台|console|admin
仪表盘|看板|dashboard
定时任务|计划任务|cron|scheduler
守护进程|daemon
套接字|socket
长链接|websocket|ws
网关|gateway
服务发现|service discovery
注册中心|registry
配置中心|config center
灰度发布|金丝雀发布|canary
蓝绿部署|blue-green
回滚|rollback
容器编排|kubernetes|k8s
虚拟机|vm|virtual machine
沙箱|沙盒|sandbox
跨平台|cross-platform
移动端|手机端|mobile
桌面端|desktop
小程序|mini program|miniapp
浏览器兼容|兼容性|polyfill|browser compatibility
数据结构|data structure
惰性求值|lazy evaluation
记忆化|memoization|memoize
批处理|batching|batch
流式|streaming|stream
断言|expect
夹具|fixture
桩|stub
基准|baseline
开源协议|许可证|license
贡献指南|参与贡献|代码贡献|contributing
常见问题|faq
快速上手|快速开始|入门|getting started|quick start
教程|tutorial|guide
示例|例子|example|demo
安装|install|installation
升级|upgrade
卸载|uninstall
调试|debug|debugging
格式化|format|formatter
代码检查|静态检查|lint|linter
`;
