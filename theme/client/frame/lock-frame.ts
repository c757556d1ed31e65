/** Takes from the frame what reaches the network past its first policy, before any code of a reader runs. */
import { WORKERS } from './frame-document.js';

/** The frame's own script is loaded by now: no other may follow. */
const LATER_POLICY = `default-src 'none'; script-src 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; ${WORKERS}`;

export function lockFrame(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = LATER_POLICY;
  document.head.append(policy);
  // No policy that browsers know speaks of WebRTC.
  for (const name of Object.getOwnPropertyNames(window))
    if (/^(webkit)?RTC/.test(name)) Reflect.deleteProperty(window, name);
}
