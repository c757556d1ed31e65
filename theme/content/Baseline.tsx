/** Says whether the large browsers support a feature that the text names. */
import type { Fact } from '../../renderer/shared/fact.js';
import { useWords } from '../texts/content-texts.js';

interface BaselineProps extends Omit<Fact, 'versions'> {
  /** Path in MDN's data. */
  feature: string;
}

const LOOKS = { high: ' badge--success', low: ' badge--info', limited: '' };

export function Baseline({ feature, baseline = 'limited', since = '', data }: BaselineProps) {
  const words = useWords().baseline;
  const year = since.slice(0, 4);
  return (
    <span className={`badge${LOOKS[baseline]}`} title={`${feature}${since && ` ${since}`} (${data})`}>
      {words[baseline].replace('{year}', year)}
    </span>
  );
}
