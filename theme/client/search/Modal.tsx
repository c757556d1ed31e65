/** The search modal (B5.107–B5.116): opens over the page, keeps focus, closes on Escape unless an input method composes (D26). */
import { type KeyboardEvent, useRef } from 'react';
import { ModalBar } from './ModalBar.js';
import { ModalBody, ResultsLink } from './ModalBody.js';
import { type ModalProps, type OpenModal, useModal } from './useModal.js';

export function Modal(props: ModalProps) {
  const modal = useModal(props);
  const { state, texts, rows, all } = modal;
  const box = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      modal.close();
    } else if (event.key === 'Tab') keepFocus(event, box.current);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click outside the window closes it; the keyboard has Escape and the button
    <div
      className={`DocSearch DocSearch-Container DocSearch-Container--${state.status}`}
      onMouseDown={(event) => event.target === event.currentTarget && modal.close()}
    >
      <div
        ref={box}
        className="DocSearch-Modal"
        role="dialog"
        aria-modal="true"
        aria-label={texts.plain('theme.SearchBar.label')}
        onKeyDown={onKeyDown}
      >
        <ModalBar modal={modal} />
        <div className="DocSearch-Dropdown">
          <ModalBody modal={modal} />
          {all && state.answered !== null && state.nbHits > 0 && (
            <div className="DocSearch-HitsFooter">
              <ResultsLink href={all} navigate={modal.navigate}>
                {texts.shown('theme.SearchBar.seeAll', { count: Math.max(state.nbHits, rows.length) })}
              </ResultsLink>
            </div>
          )}
        </div>
        <footer className="DocSearch-Footer" aria-hidden="true">
          <kbd>↵</kbd> {texts.plain('theme.SearchModal.footer.selectText')}
          <kbd>↑</kbd>
          <kbd>↓</kbd> {texts.plain('theme.SearchModal.footer.navigateText')}
          <kbd>Esc</kbd> {texts.plain('theme.SearchModal.footer.closeText')}
        </footer>
        <Announcer modal={modal} />
      </div>
    </div>
  );
}

/** Tab goes round inside the modal. */
function keepFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('input, button, a[href]:not([tabindex="-1"])') ?? [])].filter(
    (element) => element.offsetParent !== null,
  );
  const ends = [items[0], items[items.length - 1]];
  if (event.shiftKey) ends.reverse();
  if (document.activeElement !== ends[1]) return;
  event.preventDefault();
  ends[0]?.focus();
}

/** Announces the result to screen readers once it is complete, in the language of the page. */
function Announcer({ modal: { state, texts } }: { modal: OpenModal }) {
  const outcome = () => {
    if (state.status === 'error')
      return (
        <>
          {texts.shown('theme.SearchModal.errorScreen.titleText')}{' '}
          {texts.shown('theme.SearchModal.errorScreen.helpText')}
        </>
      );
    if (state.status !== 'idle' || state.answered === null) return '';
    return state.nbHits > 0 || state.atLeast
      ? texts.plain(
          state.atLeast ? 'theme.SearchPage.documentsAtLeast.plurals' : 'theme.SearchPage.documentsFound.plurals',
          { count: state.nbHits },
        )
      : `${texts.plain('theme.SearchPage.noResultsText')} "${state.answered}"`;
  };
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {outcome()}
    </p>
  );
}
