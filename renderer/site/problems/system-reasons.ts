/** Errors of systems and networks, by their codes: the reason in both languages, and the repair if it does not depend on the command. */

export interface SystemReason {
  en: string;
  zh: string;
  fixEn?: string;
  fixZh?: string;
}

const RIGHTS = {
  fixEn: 'Give this user the right to it (`ls -l` shows who has it), or name another folder.',
  fixZh: '请让当前用户有权访问它（`ls -l` 可以看到权限），或换一个文件夹。',
};
const SPACE = {
  fixEn: 'Free some space on that disk, then run the command again.',
  fixZh: '请在这个磁盘上腾出空间，然后重新运行。',
};
const HANDLES = {
  fixEn: 'Close other programs, or raise the limit with `ulimit -n 4096`, then run the command again.',
  fixZh: '请关闭其他程序，或用 `ulimit -n 4096` 放宽上限，然后重新运行。',
};
const WATCHES = {
  fixEn: 'Raise the limit: `sudo sysctl fs.inotify.max_user_watches=524288`.',
  fixZh: '请放宽上限：`sudo sysctl fs.inotify.max_user_watches=524288`。',
};
const PORT = {
  fixEn: 'End the program that listens there, or name another port with `--port`.',
  fixZh: '请结束占用端口的程序，或用 `--port` 换一个端口。',
};
const CERTIFICATE = { en: 'its certificate is not trusted', zh: '证书不受信任' };

/** Keys are codes; the call precedes a code if it changes the meaning. */
export const SYSTEM_REASONS: Readonly<Record<string, SystemReason>> = {
  EACCES: { en: 'permission denied', zh: '没有权限', ...RIGHTS },
  'open EACCES': {
    en: 'permission denied',
    zh: '没有权限',
    fixEn:
      'Give this user the right to the file and its folder: `ls -l` shows who has it, `chmod u+rw` gives it to the owner.',
    fixZh: '请让当前用户有权访问这个文件和它所在的文件夹（`ls -l` 可以看到权限，`chmod u+rw` 让所有者可以读写）。',
  },
  EPERM: { en: 'operation not permitted', zh: '不允许这样操作', ...RIGHTS },
  EROFS: {
    en: 'the file system is read-only',
    zh: '文件系统是只读的',
    fixEn: 'Name a folder on another disk, or mount this one for writing.',
    fixZh: '请换到别的磁盘上，或以可写方式重新挂载。',
  },
  ENOSPC: { en: 'no space left on the disk', zh: '磁盘已满', ...SPACE },
  EDQUOT: { en: 'the disk quota is used up', zh: '磁盘配额已用完', ...SPACE },
  EFBIG: { en: 'the file would be too large', zh: '文件超过了允许的大小', ...SPACE },
  ENOMEM: {
    en: 'not enough memory',
    zh: '内存不足',
    fixEn: 'Close other programs, or use fewer threads: `--threads 1`.',
    fixZh: '请关闭其他程序，或减少线程：`--threads 1`。',
  },
  EMFILE: { en: 'too many files are open', zh: '打开的文件太多', ...HANDLES },
  ENFILE: { en: 'too many files are open on this machine', zh: '系统打开的文件太多', ...HANDLES },
  ENOENT: { en: 'no such file or folder', zh: '没有这个文件或文件夹' },
  ENOTDIR: { en: 'not a folder', zh: '不是文件夹' },
  EISDIR: { en: 'it is a folder', zh: '这是文件夹，不是文件' },
  EEXIST: { en: 'it exists already', zh: '已经存在' },
  ENOTEMPTY: { en: 'the folder is not empty', zh: '文件夹不是空的' },
  ENAMETOOLONG: { en: 'the name is too long', zh: '名字太长' },
  ELOOP: { en: 'the symbolic links go in a circle', zh: '符号链接绕成了圈' },
  EBUSY: { en: 'another program uses it', zh: '正被其他程序使用' },
  ETXTBSY: { en: 'another program runs it', zh: '正被其他程序运行' },
  EXDEV: { en: 'it is on another disk', zh: '不在同一个磁盘上' },
  EMLINK: { en: 'too many links', zh: '链接太多' },
  EIO: { en: 'the disk reports an error', zh: '磁盘读写出错' },
  ENODEV: { en: 'no such device', zh: '没有这个设备' },
  ENXIO: { en: 'no such device or address', zh: '没有这个设备或地址' },
  EINVAL: { en: 'invalid argument', zh: '参数无效' },
  EILSEQ: { en: 'the name has invalid characters', zh: '名字里有无效字符' },
  ENOTSUP: { en: 'not supported here', zh: '这里不支持' },
  ENOSYS: { en: 'not supported by this system', zh: '当前系统不支持' },
  EAGAIN: { en: 'temporarily not available', zh: '暂时不可用' },
  ESTALE: { en: 'the network disk has lost it', zh: '网络磁盘上已经没有它' },
  EPIPE: { en: 'nobody reads it any more', zh: '接收方已关闭' },
  'watch ENOSPC': { en: 'too many files are watched', zh: '监视的文件太多', ...WATCHES },
  'spawn ENOENT': { en: 'the program was not found', zh: '找不到这个程序' },
  'spawn EACCES': { en: 'the program may not be run', zh: '没有权限运行这个程序' },
  EADDRINUSE: { en: 'the port is in use', zh: '端口已被占用', ...PORT },
  EADDRNOTAVAIL: { en: 'this machine has no such address', zh: '本机没有这个地址' },
  EAFNOSUPPORT: { en: 'this kind of address is not supported', zh: '不支持这种地址' },
  'listen EACCES': {
    en: 'only the superuser may use this port',
    zh: '普通用户不能使用这个端口',
    fixEn: 'Name a port above 1023: `--port 3000`.',
    fixZh: '请用 1023 以上的端口：`--port 3000`。',
  },
  ENOTFOUND: { en: 'there is no such host', zh: '没有这个主机' },
  EAI_AGAIN: { en: 'the name server does not answer', zh: '域名服务器没有应答' },
  ECONNREFUSED: { en: 'the connection was refused', zh: '连接被拒绝' },
  ECONNRESET: { en: 'the connection was cut', zh: '连接被中断' },
  ECONNABORTED: { en: 'the connection was given up', zh: '连接已放弃' },
  ETIMEDOUT: { en: 'the connection took too long', zh: '连接超时' },
  EHOSTUNREACH: { en: 'the host cannot be reached', zh: '无法到达主机' },
  EHOSTDOWN: { en: 'the host is down', zh: '主机没有运行' },
  ENETUNREACH: { en: 'the network cannot be reached', zh: '无法连接网络' },
  ENETDOWN: { en: 'the network is down', zh: '网络已断开' },
  EPROTO: { en: 'the connection is not as agreed', zh: '通信协议出错' },
  UND_ERR_CONNECT_TIMEOUT: { en: 'the connection took too long', zh: '连接超时' },
  UND_ERR_HEADERS_TIMEOUT: { en: 'the host answers too slowly', zh: '主机应答太慢' },
  UND_ERR_SOCKET: { en: 'the connection was cut', zh: '连接被中断' },
  'bad port': { en: 'programs may not ask this port', zh: '不允许访问这个端口' },
  CERT_HAS_EXPIRED: { en: 'its certificate has expired', zh: '证书已过期' },
  ERR_TLS_CERT_ALTNAME_INVALID: { en: 'its certificate is for another host', zh: '证书属于别的主机' },
  DEPTH_ZERO_SELF_SIGNED_CERT: CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: CERTIFICATE,
};

/** A parsed system error. */
export interface SystemRefusal {
  code: string;
  reason: SystemReason;
  /** Path, host or program it is about. */
  where?: string;
}

const CALLS = 'listen|connect|bind|read|write|getaddrinfo|watch|spawn \\S+';
/** `EACCES: permission denied, open '/x'`, with `-> '/y'` after it or nothing. */
const OF_DISK = /^(?<code>E[A-Z0-9]+): [^,]*, (?<call>\w+)(?: '(?<where>.*)')?$/s;
/** `listen EADDRINUSE: address already in use 127.0.0.1:3000`, `getaddrinfo ENOTFOUND a.b`. */
const OF_NETWORK = new RegExp(
  `^(?<call>${CALLS}) (?<code>E[A-Z0-9_]+)(?:: [a-z ]+?(?: (?<at>\\S*[\\d:/]\\S*))?| (?<where>\\S.*))?$`,
);

/** Parses the message of a system error, or its bare code; undefined for other texts. */
export function systemRefusal(message: string): SystemRefusal | undefined {
  const bare = reasonOf(message);
  if (bare) return { code: message, reason: bare };
  const groups = (OF_DISK.exec(message) ?? OF_NETWORK.exec(message))?.groups;
  const { code, call = '' } = groups ?? {};
  if (!groups || code === undefined) return undefined;
  const [name = '', program] = call.split(' ');
  const reason = reasonOf(`${name} ${code}`) ?? reasonOf(code);
  if (!reason) return undefined;
  const where = program ?? groups.where ?? groups.at;
  // Of a renamed file the new name counts: the old one is the tool's own.
  return { code, reason, where: where?.split("' -> '").pop() };
}

const reasonOf = (key: string) => (Object.hasOwn(SYSTEM_REASONS, key) ? SYSTEM_REASONS[key] : undefined);
