import { Literal, T } from '../../texts.js';

/** Box with Retry, in place (D29, B5.22). */
export function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <div className="load-failure" role="alert">
      <T id="theme.Loader.error" />{' '}
      <button type="button" className="button" onClick={retry}>
        <Literal id="theme.Loader.retry" />
      </button>
    </div>
  );
}
