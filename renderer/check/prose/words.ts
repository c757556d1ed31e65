/** Words typed twice, and words that input methods take for others. A rule speaks only where no other reading is possible. */

export interface WordRule {
  pattern: RegExp;
  repair: string;
}

/** Words near 登陆 where 登录 (to log in) is meant; a text about landing has none of them. */
const ACCOUNT =
  '(?:账号|帐号|账户|帐户|用户|密码|网站|官网|系统|页面|界面|后台|服务器|接口|状态|态|平台|注册|退出|登出|验证|微信|扫码|授权|权限|按钮|浏览器|客户端|数据库|控制台|功能|逻辑|流程|表单|弹窗|邮箱|入口|凭证|点击|成功|失败|自动|cookie|Cookie|token|Token|session|Session|API|GitHub|npm)';

/** Words of a landing on a shore or a planet. */
const LANDING =
  '(?:台风|飓风|飞船|探测器|航天|宇航|火星|月球|月面|行星|星球|登月|海岸|沿海|岛|滩|军|战役|诺曼底|部队|舰|艇|船)';

/** Words that no sentence needs twice in a row. Verbs that are doubled for a short while (研究研究) are not among them. */
const ONCE =
  '(我们|你们|他们|它们|如果|因为|所以|但是|并且|或者|以及|这个|那个|这些|那些|已经|不会|需要|应该|通过|对于|关于|其中|然后|由于|为了|而且)';

export const WORD_RULES: WordRule[] = [
  { pattern: /(?<![目标有])的的(?!确|士)/g, repair: '的' },
  { pattern: /(?<![存现实内潜正])在在(?![处乎线])/g, repair: '在' },
  { pattern: /(?<![甚不得没要除为])了了(?![解断然事结却])/g, repair: '了' },
  { pattern: /(?<![但还或于只可要总正就也都老凡若算])是是(?![否非])/g, repair: '是' },
  { pattern: /(?<!柔|暖|饱|温|平|缓|共|总|谐|附)和和(?![气睦美乐平谐])/g, repair: '和' },
  { pattern: /(?<!参|给|赋|授)与与/g, repair: '与' },
  { pattern: /(?<!成|造|迁|高|将|功|铸)就就/g, repair: '就' },
  { pattern: /也也/g, repair: '也' },
  { pattern: /(?<!棉|毛|植)被被/g, repair: '被' },
  { pattern: /(?<!抑)或或/g, repair: '或' },
  { pattern: new RegExp(`(?<=${ONCE})\\1`, 'g'), repair: '' },
  {
    pattern: new RegExp(
      `(?<!${LANDING}[^。！？\\n]{0,20})(?:登陆(?=[^，。！？；\\n]{0,8}${ACCOUNT})|(?<=${ACCOUNT}[^，。！？；\\n]{0,8})登陆|(?<=未|已|免|请|先|重新|单点)登陆|登陆(?=名|框))(?![^。！？\\n]{0,12}${LANDING})`,
      'g',
    ),
    repair: '登录',
  },
  { pattern: /布署/g, repair: '部署' },
  { pattern: /帐(?=号|户)/g, repair: '账' },
  { pattern: /侯选/g, repair: '候选' },
  { pattern: /时侯/g, repair: '时候' },
  { pattern: /即然/g, repair: '既然' },
  { pattern: /粘帖/g, repair: '粘贴' },
  { pattern: /渲然/g, repair: '渲染' },
  { pattern: /阀值/g, repair: '阈值' },
];
