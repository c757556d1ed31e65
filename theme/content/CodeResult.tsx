import { type ReactNode, useContext } from 'react';
import { RESULT_MARK, resultAddress } from '../../renderer/shared/code-result.js';
import { SiteContext } from '../runtime.js';
import { useWords } from '../texts/content-texts.js';

export interface CodeResultProps {
  /** Of its document. */
  name: string;
  /** Pixels that are kept free. */
  height: number;
  /** True if the exact colours matter: a dark page does not change them. */
  trueColours?: boolean;
  /** The block of code. */
  children?: ReactNode;
}

/** A block of CSS or HTML, and below it what it does: a static document that runs nothing. */
export function CodeResult({ name, height, trueColours, children }: CodeResultProps) {
  const words = useWords();
  const site = useContext(SiteContext);
  const base = site && (site.router === 'hash' ? './' : site.baseUrl);
  return (
    <div className="code-trace">
      {children}
      <iframe
        className={trueColours ? 'code-result code-result--true' : 'code-result'}
        sandbox=""
        loading="lazy"
        height={height}
        title={words.liveResult}
        src={base === null ? RESULT_MARK + name : resultAddress(base, name)}
      />
    </div>
  );
}
