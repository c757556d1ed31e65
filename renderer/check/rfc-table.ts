/**
 * RFCs that notes cite: number, title and what has taken their place. npm has no index of RFCs, so the rows were written by hand and are
 * still to be compared with the index at rfc-editor.org. An RFC outside the table is reported as unbound, never guessed.
 */

export interface Rfc {
  title: string;
  obsoletedBy?: readonly number[];
}

const ROWS: [number: number, title: string, ...obsoletedBy: number[]][] = [
  [793, 'Transmission Control Protocol', 9293],
  [1034, 'Domain Names - Concepts and Facilities'],
  [1035, 'Domain Names - Implementation and Specification'],
  [1122, 'Requirements for Internet Hosts - Communication Layers'],
  [1945, 'Hypertext Transfer Protocol -- HTTP/1.0'],
  [2109, 'HTTP State Management Mechanism', 2965],
  [2616, 'Hypertext Transfer Protocol -- HTTP/1.1', 7230, 7231, 7232, 7233, 7234, 7235],
  [2617, 'HTTP Authentication: Basic and Digest Access Authentication', 7235, 7615, 7616, 7617],
  [2818, 'HTTP Over TLS', 9110],
  [2965, 'HTTP State Management Mechanism', 6265],
  [3629, 'UTF-8, a transformation format of ISO 10646'],
  [3986, 'Uniform Resource Identifier (URI): Generic Syntax'],
  [4180, 'Common Format and MIME Type for Comma-Separated Values (CSV) Files'],
  [4271, 'A Border Gateway Protocol 4 (BGP-4)'],
  [4632, 'Classless Inter-domain Routing (CIDR): The Internet Address Assignment and Aggregation Plan'],
  [4647, 'Matching of Language Tags'],
  [5246, 'The Transport Layer Security (TLS) Protocol Version 1.2', 8446],
  [5861, 'HTTP Cache-Control Extensions for Stale Content (stale-while-revalidate, stale-if-error)'],
  [6265, 'HTTP State Management Mechanism'],
  [6266, 'Use of the Content-Disposition Header Field in the Hypertext Transfer Protocol (HTTP)'],
  [6455, 'The WebSocket Protocol'],
  [6749, 'The OAuth 2.0 Authorization Framework'],
  [6750, 'The OAuth 2.0 Authorization Framework: Bearer Token Usage'],
  [6797, 'HTTP Strict Transport Security (HSTS)'],
  [7230, 'Hypertext Transfer Protocol (HTTP/1.1): Message Syntax and Routing', 9110, 9112],
  [7231, 'Hypertext Transfer Protocol (HTTP/1.1): Semantics and Content', 9110],
  [7232, 'Hypertext Transfer Protocol (HTTP/1.1): Conditional Requests', 9110],
  [7233, 'Hypertext Transfer Protocol (HTTP/1.1): Range Requests', 9110],
  [7234, 'Hypertext Transfer Protocol (HTTP/1.1): Caching', 9111],
  [7235, 'Hypertext Transfer Protocol (HTTP/1.1): Authentication', 9110],
  [7239, 'Forwarded HTTP Extension'],
  [7518, 'JSON Web Algorithms (JWA)'],
  [7519, 'JSON Web Token (JWT)'],
  [7540, 'Hypertext Transfer Protocol Version 2 (HTTP/2)', 9113],
  [7616, 'HTTP Digest Access Authentication'],
  [7617, "The 'Basic' HTTP Authentication Scheme"],
  [7636, 'Proof Key for Code Exchange by OAuth Public Clients (PKCE)'],
  [7871, 'Client Subnet in DNS Queries'],
  [8017, 'PKCS #1: RSA Cryptography Specifications Version 2.2'],
  [8246, 'HTTP Immutable Responses'],
  [8441, 'Bootstrapping WebSockets with HTTP/2'],
  [8446, 'The Transport Layer Security (TLS) Protocol Version 1.3'],
  [8484, 'DNS Queries over HTTPS (DoH)'],
  [8628, 'OAuth 2.0 Device Authorization Grant'],
  [8725, 'JSON Web Token Best Current Practices'],
  [8740, 'Using TLS 1.3 with HTTP/2', 9113],
  [9000, 'QUIC: A UDP-Based Multiplexed and Secure Transport'],
  [9110, 'HTTP Semantics'],
  [9111, 'HTTP Caching'],
  [9112, 'HTTP/1.1'],
  [9113, 'HTTP/2'],
  [9114, 'HTTP/3'],
  [9204, 'QPACK: Field Compression for HTTP/3'],
  [9207, 'OAuth 2.0 Authorization Server Issuer Identification'],
  [9211, 'The Cache-Status HTTP Response Header Field'],
  [9213, 'Targeted HTTP Cache Control'],
  [9218, 'Extensible Prioritization Scheme for HTTP'],
  [9293, 'Transmission Control Protocol (TCP)'],
  [9449, 'OAuth 2.0 Demonstrating Proof of Possession (DPoP)'],
  [9460, 'Service Binding and Parameter Specification via the DNS (SVCB and HTTPS Resource Records)'],
  [9700, 'Best Current Practice for OAuth 2.0 Security'],
  [9849, 'TLS Encrypted Client Hello'],
];

export const RFCS: ReadonlyMap<number, Rfc> = new Map(
  ROWS.map(([number, title, ...obsoletedBy]) => [
    number,
    { title, ...(obsoletedBy.length > 0 ? { obsoletedBy } : {}) },
  ]),
);
