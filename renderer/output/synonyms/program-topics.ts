/** Topics of questions in Chinese about languages, frameworks, servers and sites, as those of `web-topics.ts`. */
export const PROGRAM_TOPICS = `
字体|@font-face|font-display: 字体/文字 闪/加载慢/自定义/引入/先空白
图标|svg|雪碧图|icon: 图标/图形/小图 引入/自定义/很多/清晰/请求
滚动|scroll-behavior|scrollintoview: 滚到/滚动/跳到 顶部/位置/平滑/锚点/某个元素
滚动条|overflow|scrollbar: 滚动条/滚动 隐藏/样式/出现/多了/占位
盒模型|box-sizing|border-box: 宽度/内边距/padding/边框 撑大/超出/不一样/算进去
fit-content|max-content|min-content: 宽度/父元素/容器/盒子 内容/子元素/适应/包住/一样宽
aspect-ratio|宽高比|padding: 宽高/比例/图片/视频 固定/保持/正方形/等比
object-fit|background-size: 图片 变形/裁剪/填满/拉伸
渐变|gradient|阴影|box-shadow: 背景/边框/颜色 渐变/发光/阴影
clip-path|border-radius|三角形: 画/做 三角/圆/波浪/形状/箭头
打印|@media print|pdf: 打印/pdf 样式/分页/网页/导出
tailwind|原子化|unocss|postcss: 样式/css 类名/工具类/原子/预处理/自动前缀
less|sass|预处理器|scss: 样式/css 嵌套/变量/less/sass/scss
css-in-js|styled-components: 样式/css js/组件里/动态
语义化|标题|地标: 标签/div/html 语义/意义/代替/该用
meta|open graph|分享卡片|og: 分享/微信/转发/朋友圈 图片/标题/描述/卡片/预览
video|音频|媒体|autoplay: 视频/音频/声音 自动播放/播放/暂停/不能
canvas|webgl|画布: 画/绘图/图表/像素 模糊/动画/网页/导出
上传|formdata|multipart: 图片/文件/头像 上传/预览/进度/提交/限制大小
disabled|readonly|只读: 输入框/按钮/表单/控件 不能改/禁用/提交/灰/点不了
字符串|模板字符串|split|slice: 字符串/文本 拆/截取/拼接/替换/反转/去空格
json|序列化|json.parse|json.stringify: 对象/字符串/数据 转换/转成/解析/互转
可选链|空值合并|undefined: 属性/对象/null/undefined 报错/读取/cannot read/默认值/为空
强制转换|类型转换|==|相等: 字符串/数字/布尔 转/变成/比较/自动/相等
变量提升|暂时性死区|let|const: var/let/const/变量/函数 区别/声明之前/提升/重复声明
作用域|全局变量|window: 变量/函数 外面/全局/访问不到/哪里能用/污染
高阶函数|柯里化|compose|管道: 函数/参数 组合/拆/分步/传函数/返回函数
数组方法|map|filter|reduce: 数组/列表 转换/过滤/求和/遍历/筛选/去重
去重|set|唯一: 数组/列表/数据 重复/去重/唯一/只留
扁平化|flat|flatten: 数组/树/嵌套 拉平/展开/多层/变成一层
排序|sort|比较函数: 数组/列表/对象 排序/从小到大/升序/降序/按
随机|洗牌|crypto|uuid: 随机/抽奖/打乱/唯一 数/顺序/id/编号
大数|bigint|安全整数: 数字/整数/id 太大/丢失精度/最后几位/变了
位运算|二进制|按位: 二进制/位/标志 与/或/异或/移位
迭代器|生成器|yield|for of: 对象/函数/数据 遍历/逐个/暂停/惰性
代理|proxy|reflect|defineproperty: 对象/属性 拦截/监听/读写/变化/劫持
装箱|包装对象|symbol: 属性/键/对象 唯一/隐藏/私有
类|class|私有字段|继承: 对象/方法/属性 封装/私有/外部/继承/父类
单例|工厂|设计模式|观察者: 代码/对象/实例 只有一个/创建/解耦/通知
发布订阅|事件总线|eventemitter: 组件/模块/对象 通知/订阅/广播/解耦/事件
requestanimationframe|帧|动画: 动画/循环 流畅/每一帧/掉帧/定时器
定时器|setinterval|settimeout: 定时/每隔/倒计时/延迟 不准/执行/清除/停止/漂移
history|pushstate|路由: 地址栏/网址/链接/url 不刷新/改变/后退/前进
url|urlsearchparams|查询参数|query: 网址/地址/链接 参数/取/解析/问号/带上/编码
fetch|axios|xmlhttprequest|请求: 请求/接口/数据 发送/失败/封装/超时/状态码
拦截器|interceptor|请求封装: 请求/接口/axios 统一/token/错误/每次/加
超时|timeout|重试|retry: 请求/接口/网络/任务 太久/失败/超时/再试/重新
竞态|race|过期结果: 请求/响应/搜索 先后/顺序/覆盖/旧的/慢
错误上报|监控|window.onerror: 线上/页面/用户/前端 报错/异常/收集/知道/监控
错误类型|error|自定义错误|cause: 抛出/错误/异常 自定义/区分/原因/类型
try catch|异常处理|错误处理: 错误/异常/出错 捕获/处理/返回/不崩
调试|断点|debugger|devtools: 代码/程序/变量 调试/断点/单步/看值/查错
性能分析|profiler|火焰图|performance: 慢/卡/耗时/cpu 找/哪里/分析/定位/原因
类型断言|as|非空断言: 类型/编译器/ts 断言/强制/告诉/忽略/报错
索引签名|record|映射类型|keyof: 对象/键/属性 类型/任意/动态/取值
partial|required|pick|omit|工具类型: 类型/字段/属性/接口 可选/部分/去掉/挑选/全部
枚举|enum|字面量类型|as const: 常量/值/选项 几个/固定/限定/只能
interface|type|类型别名: interface/type/接口/类型 区别/扩展/该用/合并
strict|tsconfig|编译选项: ts/typescript/编译 配置/严格/报错/检查/选项
路径映射|paths|baseurl: ts/typescript/导入/模块 找不到/路径/解析/别名
函数重载|overload|可选参数: 函数/参数 不同/几种/可选/默认/重载
infer|条件类型|推断: 类型/返回值/参数 提取/推断/取出/得到
react hooks|hooks 规则|hook: hook/hooks/usestate 条件/循环/规则/调用/报错
usereducer|状态管理|reducer: 状态/组件/逻辑 复杂/集中/多个/管理
useref|forwardref|dom: 组件/元素/输入框 聚焦/拿到/引用/dom/节点
portal|createportal|teleport: 弹窗/组件/元素 挂到/body/外面/别处
高阶组件|hoc|render props: 组件/逻辑 包装/复用/增强
concurrent|usetransition|usedeferredvalue: 输入/渲染/更新 卡/优先/延迟/不阻塞
server components|服务器组件|use client: 组件/服务端/客户端 区别/只在/运行/标记
批处理|setstate|批量更新: setstate/状态/更新 异步/多次/合并/没变/立刻
路由|router|嵌套路由: 页面/地址/路径 配置/跳转/嵌套/切换/参数
路由守卫|导航守卫|重定向|权限: 登录/未登录/权限/页面 跳转/拦截/不能进/才能看/访问
路由懒加载|动态导入|lazy: 路由/页面/首屏/组件 按需/分开/加载/拆
vuex|pinia|状态管理|store: 数据/状态/组件 共享/全局/集中/多个页面
计算属性|computed|watch|侦听器: 数据/变化/值 自动/计算/监听/依赖/区别
生命周期|onmounted|created|挂载: 组件/页面 加载完/销毁/时机/执行/之前
v-if|v-show|条件渲染: 显示/隐藏/元素/组件 条件/切换/区别
指令|自定义指令|directive: 元素/dom 指令/自动聚焦/封装
异步组件|defineasynccomponent: 组件 异步/按需/加载/动态
虚拟 dom|diff|vnode: dom/渲染/框架 虚拟/比较/更新/为什么快
rtk query|数据获取|缓存: 接口/数据/请求 缓存/自动/重复/加载状态
reducer|action: 状态/redux 样板/简化/定义/写法
thunk|异步: redux/状态/action 请求/异步/接口/加载
normalized|规范化: 列表/数据/嵌套 id/查找/更新/存
持久化|redux-persist|localstorage: 状态/store/数据 刷新/保存/丢失/恢复
model|数据流: 状态/数据/页面 全局/管理/共享/model
微任务|mutationobserver|nexttick: dom/元素/节点 变化/监听/更新后
resizeobserver|尺寸|容器查询: 元素/容器/窗口 大小/尺寸/变化/监听
pnpm|yarn|npm|包管理: 安装/依赖/包 慢/失败/区别/镜像/源
package.json|exports|main|入口: 包/库/模块 入口/导出/字段/发布
npx|脚本|scripts|命令: 命令/脚本/npm 运行/执行/自定义/参数
peerdependencies|dependencies|devdependencies: 依赖/包 区别/开发/生产/冲突/安装
内存|max-old-space-size|heap: 打包/构建/node/程序 内存不足/溢出/heap/崩
rollup|vite|webpack|打包工具: 打包/构建/工具 区别/选/快/换/迁移
依赖预构建|预打包: 依赖/启动/首次/vite 慢/重新/找不到
懒编译|按需编译: 启动/开发/编译 慢/大项目/只编译
自定义插件|plugin: 插件/构建/编译 编写/自己/钩子/开发
自定义 loader|loader|pitch: loader/文件/转换 编写/自己/顺序/开发
资源内联|data url|base64|limit: 图片/文件/小 内联/base64/大小/转成
魔法注释|预取: 分包/动态/chunk/块 名字/命名/提前/注释
运行时|runtime|manifest: 缓存/哈希/模块 没改/变了/清单/运行时
ignore|locale: 打包/语言包/moment/库 多余/排除/忽略/太多
target|node|electron|目标环境: 打包/构建/运行 node/服务端/electron/浏览器
全局: 变量/jquery/库/$ 自动/全局/不用引入/每个文件
性能预算|performance|hints: 体积/打包/文件 警告/超过/限制/太大
progress|stats|输出日志: 构建/打包/编译 进度/输出/信息/太多/日志
https|证书|devserver|本地开发: 本地/开发/调试 https/证书/手机/局域网/外网
host|0.0.0.0|局域网: 本地/开发服务器/手机/同事 访问/ip/局域网/其他机器
约定式路由|文件路由|pages: 页面/文件/目录/路由 自动/约定/生成/配置
mock|模拟数据|假数据: 接口/数据/后端 没写好/模拟/假/开发
权限: 菜单/按钮/页面/用户 权限/控制/隐藏/角色/不同
菜单|导航|侧边栏|sidebar: 菜单/导航/侧边 显示/隐藏/配置/自定义/顺序/生成
面包屑|标题|document.title|title: 页面/浏览器/标签 标题/名字/修改/动态
主题|暗色|antd|样式变量: 组件/颜色/主题/antd 修改/换/自定义/定制
运行时配置|初始化: 应用/启动/加载/页面 之前/数据/初始/请求/用户信息
静态导出|预渲染: 部署/页面/静态/html 每个/生成/导出/github pages
ie|兼容|browserslist|legacy: ie/旧浏览器/低版本/安卓 兼容/白屏/报错/支持
快速刷新|fast refresh: 启动/编译/修改/开发 慢/状态/刷新/保留
内容集合|content collections|schema: 文章/博客/内容/markdown 管理/校验/类型/查询
岛屿|island|部分激活: 组件/页面/交互 js/静态/激活/只在/没反应
适配器|adapter|按需渲染|output: 部署/服务器/ssr/动态 平台/vercel/node/静态
图片优化|image|sharp: 图片 优化/压缩/尺寸/自动/格式
mdx|markdown|remark|rehype: 文章/markdown/组件 插件/嵌入/扩展/使用
视图过渡|view transitions|页面切换: 页面/切换/跳转 动画/平滑/过渡/不刷新
草稿|draft|发布日期: 文章/内容/页面 不公开/草稿/隐藏/定时/未完成
搜索|algolia|pagefind|全文检索: 网站/文档/站内/博客 搜索/查找/检索
评论|giscus|disqus: 文章/博客/网站 评论/留言/互动
标签|分类|归档|tag: 文章/博客/内容 分类/标签/归类/整理
附件|对象存储|s3|oss: 图片/文件/附件 上传/存储/云/外链/迁移
伪静态|固定链接|permalink|slug: 文章/链接/网址/地址 格式/自定义/修改/变
邮件|smtp|通知: 邮件/邮箱/通知 发送/配置/收不到/注册
密码|重置|忘记密码: 密码/管理员/账号 忘记/重置/找回/登不上
注册|用户管理|登录方式: 用户/账号/注册 关闭/开放/禁止/邀请/创建
统计|analytics|访问量|埋点: 网站/访问/用户/页面 统计/数据/多少人/分析
自定义页面|单页|模板: 页面/模板/主题 新建/自定义/独立/不同
钩子|webhook|回调地址: 事件/通知/推送 外部/接收/自动/触发
守护进程|systemd|pm2|nohup: 服务/程序/进程/后台 一直/自动重启/关掉终端/开机
内网穿透|frp|公网: 本地/内网/家里 外网/公网/访问/穿透
环境安装|快速开始|脚手架|create: 新建/创建/开始/初始化 项目/工程/第一个/模板
项目结构|目录结构|目录: 文件/目录/文件夹 组织/结构/放哪/作用/约定
cli|命令行|参数: 命令/命令行/终端 参数/选项/执行/工具/有哪些
类型提示|类型推断|typescript: 代码/编辑器/store/接口 提示/补全/类型/推断
消息段|message|消息类型: 消息/图片/表情/语音 发送/构造/拼接/提取
命令: 命令/指令/关键词/消息 响应/注册/处理/参数/别名
优先级|priority|block|阻断: 响应/处理/插件/事件 先后/顺序/不往下/阻止/都触发
权限|permission|管理员: 命令/用户/群 管理员/只允许/限制/谁能/权限
冷却|限速|cooldown: 用户/命令/消息 频繁/刷屏/间隔/限制
暂停|等待输入|多轮: 用户/回复/输入 等/询问/继续/补充/下一步
主动消息|bot|推送: 机器人/定时/主动 发消息/发送/推送/通知
定时任务|scheduler|cron: 定时/每天/每小时/几点 任务/执行/发送/运行
反向 websocket|驱动器|driver|连接: 机器人/服务/平台/框架 连接/地址/端口/断开/配置
插件|plugin|加载: 插件/功能/模块 加载/安装/找不到/目录/禁用/商店
子插件|插件依赖|require: 插件 依赖/调用/其他/互相/导出
数据存储|数据库|orm: 数据/用户/插件 保存/存/读写/数据库/放哪
会话控制|session|rule: 群/私聊/用户/会话 只/分别/不同/区分
事件钩子|生命周期: 启动/关闭/处理/连接 之前/之后/执行/统一/钩子
机器人测试|测试: 机器人/插件/命令 测试/模拟/验证
日志|log level: 日志/输出/控制台 级别/关闭/太多/颜色/保存
html 渲染|图片渲染|截图: 图片/文字/网页/html 转成/生成/渲染/截图
多账号|多平台|跨平台|适配: 平台/账号/群 多个/同时/不同/兼容
helm|kubernetes|k8s|pod: 集群/容器/服务 部署/扩容/重启/编排
dockerfile|镜像|多阶段构建: 镜像/docker 太大/构建/缓存/编写/慢
数据卷|volume|挂载: 容器/docker/重启 数据/丢失/保存/挂载/文件
网络|端口映射|bridge: 容器/docker 访问/端口/互相/连不上/网络
负载均衡|集群|水平扩展|多进程: 服务器/请求/并发/用户 很多/分到/多台/扛不住/多个
健康检查|health check|探针: 服务/容器/程序 活着/检查/挂了/就绪
灰度|蓝绿|滚动更新|发布: 上线/发布/部署/更新 不停机/部分用户/逐步/回滚
redis|缓存穿透|缓存雪崩|过期: 缓存/redis/数据库 击穿/失效/一致/过期/压力
消息队列|kafka|rabbitmq|消费者: 消息/任务/异步 丢失/重复/排队/削峰/消费
连接池|pool|连接数: 数据库/连接 太多/耗尽/复用/超时
分页查询|limit|offset|游标: 查询/数据/列表 分页/后面/慢/下一页
join|关联查询|外键|一对多: 表/数据/模型 关联/多个/关系/连接
聚合|group by|count: 数据/查询/表 统计/分组/求和/总数
唯一约束|upsert|主键|自增: 插入/数据/记录 重复/已存在/更新/冲突
导入|批量插入|load data: 数据/文件/csv 导入/批量/大量/快
主从|复制|读写分离|同步: 数据库/数据 同步/延迟/备用/读写
分库分表|分区|分片|shard: 表/数据/库 太大/拆分/很多/亿
死锁|锁等待|悲观锁|乐观锁: 锁/事务/并发 卡住/等待/冲突/死锁
全文索引|like|搜索: 数据库/查询/文本 模糊/关键字/搜索
orm|模型|session|查询: 数据库/表/对象 映射/模型/操作/类
pydantic|请求体|校验|模型: 请求/参数/数据 校验/格式/类型/错误
路径参数|查询参数|请求体|表单: 接口/参数/请求 获取/接收/可选/必填/读取
响应模型|状态码|返回: 接口/响应/返回 格式/字段/过滤/状态码
openapi|swagger|接口文档: 接口/api/文档 生成/自动/标题/关闭/描述
异步|async def|阻塞|线程池: 接口/函数/请求 慢/并发/同步/async/阻塞
测试客户端|pytest|fixture: 接口/api/测试 模拟/请求/数据库/运行
大型应用|蓝图|模块化: 接口/路由/代码 拆分/多个文件/组织/太多
静态文件|模板|jinja2: 网页/html/图片/css 返回/页面/渲染/提供
gil|多进程|multiprocessing|线程: python/多线程/cpu 慢/并行/利用/多核
上下文管理器|with|资源: 文件/连接/资源 关闭/释放/自动/忘记
列表推导|生成器|切片: 列表/数据/python 简洁/生成/截取/一行
可变默认参数|默认值: 默认参数/函数/列表 共享/保留/奇怪
goroutine|channel|select|waitgroup: go/协程/并发 等待/通信/泄漏/同步
接口|结构体|嵌入|组合: go/继承/类型 代替/复用/实现/多态
nil|空指针|nullpointerexception: 空/null/nil 报错/指针/判断/异常
spring|bean|自动装配|ioc: 对象/注入/配置 创建/自动/冲突/容器
jvm|gc|堆内存|oom: java/内存/程序 溢出/调优/卡顿/回收
线程安全|synchronized|锁|并发: 多线程/变量/集合 安全/同时/数据错/同步
线程池|executor|拒绝策略: 线程/任务 太多/复用/大小/排队
枚举|if let|while let|匹配: 枚举/值/只关心 一种/简洁/取出/情况
字符串|string|&str|拼接: 字符串/string/str 区别/拼接/转换/可变
hashmap|entry|哈希 map: 次数/统计/键/单词 插入/更新/存在/计数
vec|vector|动态数组: 列表/数组/元素 添加/动态/长度/遍历
结构体|struct|字段|方法: 数据/字段/类型 定义/组合/方法/打印/创建
derive|debug|display|打印: 打印/输出/结构体 调试/格式/{}/实现
宏|macro|派生: 代码/宏/重复 生成/编写/函数区别
unsafe|裸指针|ffi|extern: c/指针/外部/内存 调用/绕过/不安全
box|堆|递归类型|间接: 递归/大小/堆/大数据 未知/存放/嵌套/分配
deref|解引用|drop|清理: 指针/离开作用域/资源 自动/释放/清理/解引用
weak|循环引用|内存泄漏: 父子/树/互相/引用 循环/泄漏/释放
关联类型|运算符重载|默认泛型: 运算符/+/trait 重载/自定义/相加
默认实现|trait bound|约束: trait/泛型/参数 约束/要求/默认/必须实现
fn|函数指针|返回闭包|impl trait: 函数/闭包 参数/返回/传入/存
cargo|依赖|crate|features: 库/包/依赖 添加/版本/发布/crates.io
文档注释|doc|rustdoc: 注释/文档/示例 生成/编写/测试/html
集成测试|tests 目录|单元测试: 测试 目录/私有/组织/运行/一个/忽略
environment|命令行参数: 命令行/参数/环境变量 读取/获取/程序/传
stdin|读取输入|io: 输入/用户/键盘/文件 读取/一行/内容
exit|标准错误|stderr: 错误/输出/程序 退出/码/重定向/打印
future|tokio|异步运行时|join: 异步/async/任务 同时/并发/等待/运行
发布配置|profile|release: 编译/构建/优化 慢/快/级别/发布/调试
prompt|提示词|few-shot: 模型/ai/回答/大模型 提示/更好/格式/示例
rag|检索增强|embedding|向量: 知识库/文档/大模型/ai 检索/问答/自己的/相似
token 限制|上下文长度|截断: 模型/大模型/对话 太长/超出/上下文/记忆
流式输出|stream|sse: 模型/回答/ai/打字 逐字/流式/实时/一点点
electron|主进程|渲染进程|ipc: 桌面/窗口/应用 通信/打包/系统/原生
react native|原生模块|expo: 手机/app/移动 原生/打包/调试/跨平台
小程序|setdata|wx: 小程序 登录/更新/分包/跳转
图表|echarts|d3|可视化: 图表/数据/图 展示/更新/自适应/绘制
excel|xlsx|csv|表格: excel/表格 导出/导入/解析/乱码
支付|订单|回调: 支付/付款/订单 回调/状态/重复/退款
幂等|重复提交|去重: 请求/提交/订单/点击 重复/两次/多次/只处理
验证码|人机验证|captcha: 登录/注册/机器人 验证/防刷/图片
加密|对称加密|rsa|aes: 数据/传输/密码 加密/解密/密钥/签名
签名|hmac|防篡改|摘要: 请求/数据/文件 篡改/校验/完整/验证
供应链|锁文件|审计|npm audit: 依赖/包/第三方 漏洞/安全/恶意/检查
原型污染|__proto__|合并: 对象/合并/属性 污染/攻击/注入
开放重定向|白名单|跳转: 跳转/链接/登录后 钓鱼/任意/别的网站
混合内容|hsts|升级: http/https/页面 混用/不安全/强制/图片
权限策略|沙箱|sandbox: iframe/第三方/脚本 隔离/限制/沙箱
`;
