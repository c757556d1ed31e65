/**
 * RFCs that notes cite: number, title and what has taken their place. npm has no index of RFCs, so the rows were written by hand and are
 * still to be compared with the index at rfc-editor.org. An RFC outside the table is reported as unbound, never guessed.
 */

export interface Rfc {
  title: string;
  /** Topics of a text that cites it, in lower case. */
  topics: readonly string[];
  obsoletedBy?: readonly number[];
}

/** After the title: words of texts about an RFC, one of which is enough. */
const ROWS: [number: number, title: string, topics: string, ...obsoletedBy: number[]][] = [
  [793, 'Transmission Control Protocol', 'tcp 三次握手', 9293],
  [1034, 'Domain Names - Concepts and Facilities', 'dns 域名 解析'],
  [1035, 'Domain Names - Implementation and Specification', 'dns 域名 解析'],
  [1122, 'Requirements for Internet Hosts - Communication Layers', 'tcp 主机 ip'],
  [1945, 'Hypertext Transfer Protocol -- HTTP/1.0', 'http'],
  [2109, 'HTTP State Management Mechanism', 'cookie', 2965],
  [2616, 'Hypertext Transfer Protocol -- HTTP/1.1', 'http', 7230, 7231, 7232, 7233, 7234, 7235],
  [
    2617,
    'HTTP Authentication: Basic and Digest Access Authentication',
    'basic digest 认证 authorization',
    7235,
    7615,
    7616,
    7617,
  ],
  [2818, 'HTTP Over TLS', 'https tls', 9110],
  [2965, 'HTTP State Management Mechanism', 'cookie', 6265],
  [3629, 'UTF-8, a transformation format of ISO 10646', 'utf-8 utf8 编码'],
  [3986, 'Uniform Resource Identifier (URI): Generic Syntax', 'uri url 地址 编码 百分号'],
  [4180, 'Common Format and MIME Type for Comma-Separated Values (CSV) Files', 'csv'],
  [4271, 'A Border Gateway Protocol 4 (BGP-4)', 'bgp 路由 任播 anycast'],
  [
    4632,
    'Classless Inter-domain Routing (CIDR): The Internet Address Assignment and Aggregation Plan',
    'cidr 路由 前缀',
  ],
  [4647, 'Matching of Language Tags', 'language 语言'],
  [5246, 'The Transport Layer Security (TLS) Protocol Version 1.2', 'tls', 8446],
  [
    5861,
    'HTTP Cache-Control Extensions for Stale Content (stale-while-revalidate, stale-if-error)',
    'cache-control stale 缓存',
  ],
  [6265, 'HTTP State Management Mechanism', 'cookie'],
  [
    6266,
    'Use of the Content-Disposition Header Field in the Hypertext Transfer Protocol (HTTP)',
    'content-disposition 文件名 下载 filename',
  ],
  [6455, 'The WebSocket Protocol', 'websocket'],
  [6749, 'The OAuth 2.0 Authorization Framework', 'oauth 授权'],
  [6750, 'The OAuth 2.0 Authorization Framework: Bearer Token Usage', 'bearer 令牌 token oauth'],
  [6797, 'HTTP Strict Transport Security (HSTS)', 'hsts strict-transport https'],
  [7230, 'Hypertext Transfer Protocol (HTTP/1.1): Message Syntax and Routing', 'http', 9110, 9112],
  [7231, 'Hypertext Transfer Protocol (HTTP/1.1): Semantics and Content', 'http', 9110],
  [7232, 'Hypertext Transfer Protocol (HTTP/1.1): Conditional Requests', 'http etag 条件', 9110],
  [7233, 'Hypertext Transfer Protocol (HTTP/1.1): Range Requests', 'range 范围 断点', 9110],
  [7234, 'Hypertext Transfer Protocol (HTTP/1.1): Caching', '缓存 cache', 9111],
  [7235, 'Hypertext Transfer Protocol (HTTP/1.1): Authentication', '认证 authorization', 9110],
  [7239, 'Forwarded HTTP Extension', 'forwarded 代理'],
  [7518, 'JSON Web Algorithms (JWA)', 'jwt jwa jose 签名'],
  [7519, 'JSON Web Token (JWT)', 'jwt 令牌 token'],
  [7540, 'Hypertext Transfer Protocol Version 2 (HTTP/2)', 'http/2 h2', 9113],
  [7616, 'HTTP Digest Access Authentication', 'digest 认证'],
  [7617, "The 'Basic' HTTP Authentication Scheme", 'basic 认证'],
  [7636, 'Proof Key for Code Exchange by OAuth Public Clients (PKCE)', 'pkce 授权 code_verifier'],
  [7871, 'Client Subnet in DNS Queries', 'dns ecs 子网 解析'],
  [8017, 'PKCS #1: RSA Cryptography Specifications Version 2.2', 'rsa 签名 rs256 pkcs'],
  [8246, 'HTTP Immutable Responses', 'immutable 缓存'],
  [8441, 'Bootstrapping WebSockets with HTTP/2', 'websocket http/2'],
  [8446, 'The Transport Layer Security (TLS) Protocol Version 1.3', 'tls 握手', 9846],
  [8470, 'Using Early Data in HTTP', '0-rtt early-data 重放'],
  [8484, 'DNS Queries over HTTPS (DoH)', 'doh dns'],
  [8628, 'OAuth 2.0 Device Authorization Grant', 'device 设备 扫码 授权'],
  [8725, 'JSON Web Token Best Current Practices', 'jwt 令牌'],
  [8740, 'Using TLS 1.3 with HTTP/2', 'tls http/2', 9113],
  [9000, 'QUIC: A UDP-Based Multiplexed and Secure Transport', 'quic http/3 udp'],
  [9110, 'HTTP Semantics', 'http 请求 响应 状态码 method header 首部 头 语义 认证'],
  [9111, 'HTTP Caching', '缓存 cache 陈旧 新鲜'],
  [9112, 'HTTP/1.1', 'http/1.1 http/1 分块 chunked 请求 连接 报文'],
  [9113, 'HTTP/2', 'http/2 h2 多路复用 流'],
  [9114, 'HTTP/3', 'http/3 h3 quic'],
  [9204, 'QPACK: Field Compression for HTTP/3', 'qpack http/3'],
  [9207, 'OAuth 2.0 Authorization Server Issuer Identification', 'oauth issuer iss 授权'],
  [9211, 'The Cache-Status HTTP Response Header Field', 'cache-status 缓存'],
  [9213, 'Targeted HTTP Cache Control', 'cdn cache-control 缓存'],
  [9218, 'Extensible Prioritization Scheme for HTTP', 'priority 优先级'],
  [9293, 'Transmission Control Protocol (TCP)', 'tcp'],
  [9449, 'OAuth 2.0 Demonstrating Proof of Possession (DPoP)', 'dpop oauth 令牌'],
  [9460, 'Service Binding and Parameter Specification via the DNS (SVCB and HTTPS Resource Records)', 'svcb https dns'],
  [9700, 'Best Current Practice for OAuth 2.0 Security', 'oauth 授权'],
  [9846, 'The Transport Layer Security (TLS) Protocol Version 1.3', 'tls 握手'],
  [9849, 'TLS Encrypted Client Hello', 'ech tls clienthello'],
  [10017, 'OAuth 2.0 for Browser-Based Applications', 'oauth 浏览器 授权'],
];

export const RFCS: ReadonlyMap<number, Rfc> = new Map(
  ROWS.map(([number, title, topics, ...obsoletedBy]) => [
    number,
    { title, topics: topics.split(' '), ...(obsoletedBy.length > 0 ? { obsoletedBy } : {}) },
  ]),
);
