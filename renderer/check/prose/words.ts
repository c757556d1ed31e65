/** Words typed twice, and words that input methods take for others. A rule speaks only where no other reading is possible. */

export interface WordRule {
  pattern: RegExp;
  repair: string;
}

/** What stands near 登陆 where 登录 (to log in) is meant; landing has none of it. */
const ACCOUNT =
  '(?:账号|帐号|账户|帐户|用户|密码|网站|官网|系统|页面|界面|后台|服务器|接口|状态|态|平台|注册|退出|登出|验证|微信|扫码|授权|权限|按钮|浏览器|客户端|数据库|控制台|成功|失败|自动|cookie|Cookie|token|Token|session|Session|API|GitHub|npm)';

export const WORD_RULES: WordRule[] = [
  { pattern: /(?<![目标有])的的(?!确|士)/g, repair: '的' },
  { pattern: /(?<![存现实内潜正])在在(?![处乎])/g, repair: '在' },
  { pattern: /(?<![甚不得没要除为])了了(?![解断然事结却])/g, repair: '了' },
  { pattern: /(?<![但还或于只可要总正就也都老凡若算])是是(?![否非])/g, repair: '是' },
  { pattern: /(?<!柔|暖|饱|温|平|缓|共|总|谐|附)和和(?![气睦美乐平谐])/g, repair: '和' },
  { pattern: /(?<!参|给|赋|授)与与/g, repair: '与' },
  { pattern: /(?<!成|造|迁|高|将|功|铸)就就/g, repair: '就' },
  { pattern: /也也/g, repair: '也' },
  { pattern: /(?<!棉|毛|植)被被/g, repair: '被' },
  { pattern: /(?<!抑)或或/g, repair: '或' },
  {
    pattern: new RegExp(
      `登陆(?=[^，。！？；\\n]{0,8}${ACCOUNT})|(?<=${ACCOUNT}[^，。！？；\\n]{0,8})登陆|(?<=未|已|免|请|先|重新|单点)登陆(?!月|火星|舰|艇)`,
      'g',
    ),
    repair: '登录',
  },
  { pattern: /布署/g, repair: '部署' },
  { pattern: /帐(?=号|户)/g, repair: '账' },
  { pattern: /侯选/g, repair: '候选' },
];
