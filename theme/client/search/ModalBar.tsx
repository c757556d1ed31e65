/** The top of the modal: the input, what empties it, and the way out. */
import { SEARCH_MAX_LENGTH } from '../../../renderer/shared/limits.js';
import { RowIcon } from './Rows.js';
import { handleKey, useAwaited } from './useCombobox.js';
import { type OpenModal, ROWS } from './useModal.js';

export function ModalBar({ modal }: { modal: OpenModal }) {
  const { state, texts, rows, session, open } = modal;
  const openAwaited = useAwaited(state, rows, open);
  return (
    <div className="DocSearch-SearchBar">
      {/* biome-ignore lint/a11y/useSemanticElements: a form with this role is a search landmark in every browser */}
      <form
        className="DocSearch-Form"
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={() => modal.restart('')}
      >
        <RowIcon name="search" />
        <input
          ref={modal.input}
          className="DocSearch-Input"
          type="search"
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-haspopup="grid"
          aria-controls={ROWS}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${ROWS}-${state.active}` : undefined}
          aria-label={texts.plain('theme.SearchModal.searchBox.searchInputLabel')}
          placeholder={texts.plain('theme.SearchModal.searchBox.placeholderText')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={SEARCH_MAX_LENGTH}
          value={state.query}
          onChange={(event) => session.type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => session.type(event.currentTarget.value)}
          onKeyDown={(event) =>
            handleKey(event, {
              rows,
              state,
              onMove: session.move,
              onOpen: open,
              onSubmit: state.status === 'error' ? session.again : openAwaited,
            })
          }
        />
        {(state.status === 'loading' || state.status === 'stalled') && (
          <span className="DocSearch-LoadingIndicator" aria-hidden="true" />
        )}
        {state.query && (
          <button
            type="reset"
            className="DocSearch-Reset clean-btn"
            title={texts.plain('theme.SearchModal.searchBox.resetButtonTitle')}
            aria-label={texts.plain('theme.SearchModal.searchBox.resetButtonTitle')}
          >
            <RowIcon name="remove" />
          </button>
        )}
      </form>
      <button type="button" className="DocSearch-Cancel clean-btn" onClick={modal.close}>
        {texts.shown('theme.SearchModal.searchBox.cancelButtonText')}
      </button>
    </div>
  );
}
