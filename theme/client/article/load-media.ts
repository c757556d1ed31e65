/** Loads a picture, a recording or a frame of another site in the place of its box: its reader has asked for it. */

/** Made by the compiler of pages whose content is not trusted. */
export function loadMedia(button: HTMLElement): void {
  const { media = 'img', src = '', alt = '', width, height } = button.dataset;
  if (!/^https?:\/\//.test(src)) return;
  const element = document.createElement(media);
  if (element instanceof HTMLIFrameElement) {
    element.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation');
    element.referrerPolicy = 'no-referrer';
  } else if (element instanceof HTMLImageElement) {
    element.referrerPolicy = 'no-referrer';
    element.alt = alt;
  } else if (element instanceof HTMLMediaElement) element.controls = true;
  else return;
  for (const [name, value] of Object.entries({ width, height })) if (value) element.setAttribute(name, value);
  element.setAttribute('src', src);
  button.parentElement!.replaceWith(element);
}
