/** The page's side of a code frame: makes the iframe, waits until it answers, passes messages. */
import { type FrameLook, type FromFrame, isFromFrame, type ToFrame } from '../frame/protocol.js';

/** Milliseconds a loaded frame document has to report before it counts as not there (a 404 page loads too). */
const ANSWER_MS = 5000;

/** Pixels a frame may ask for. */
const MAX_HEIGHT = 20_000;

export interface FrameHost {
  send(message: ToFrame): void;
  element: HTMLIFrameElement;
  remove(): void;
}

/** Adds a frame to `place`. `receive` gets its messages; rejects when the frame does not answer. */
export function addFrame(place: Element, address: string, receive: (message: FromFrame) => void): Promise<FrameHost> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = place.getAttribute('aria-label') ?? 'Result';
  element.style.cssText = 'display:block;width:100%;height:0;border:0;background:transparent;color-scheme:normal';
  return new Promise((done, fail) => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== element.contentWindow || !isFromFrame(data)) return;
      // The listener is removed with the frame of a page that is no longer shown.
      if (!element.isConnected) return removeEventListener('message', onMessage);
      if (data.type === 'height') element.style.height = `${Math.min(Math.ceil(data.height), MAX_HEIGHT)}px`;
      if (data.type === 'ready') done({ element, send, remove });
      receive(data);
    };
    const send = (message: ToFrame) => {
      // A frame of another colour scheme than its element's is drawn on an opaque ground.
      if ('look' in message) element.style.colorScheme = message.look.dark ? 'dark' : 'light';
      element.contentWindow?.postMessage(message, '*');
    };
    const remove = () => {
      removeEventListener('message', onMessage);
      element.remove();
    };
    addEventListener('message', onMessage);
    let loaded = false;
    element.addEventListener('load', () => {
      // A frame that loads again has been led elsewhere.
      if (loaded) return remove();
      loaded = true;
      setTimeout(() => {
        fail(new Error(`The code frame did not answer`));
      }, ANSWER_MS);
    });
    element.src = address;
    place.append(element);
  });
}

/** Returns what the surroundings of a frame look like. */
export function lookOf(place: Element): FrameLook {
  const { color, fontFamily } = getComputedStyle(place);
  const { dataset, lang } = document.documentElement;
  return { dark: dataset.theme === 'dark', color, font: fontFamily, lang };
}
