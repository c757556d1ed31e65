import type { ImgHTMLAttributes } from 'react';
import { Image } from './Image.js';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Address of the image in each colour mode; already final. Without it nothing is shown, and a check says so. */
  sources?: { light: string; dark: string };
}

/** An image with a variant for the dark mode: both are in the page, the style sheet shows one. */
export function ThemedImage({ sources, className = '', ...rest }: Props) {
  return (['light', 'dark'] as const).map((mode) => (
    <Image key={mode} {...rest} src={sources?.[mode]} className={`themedComponent--${mode} ${className}`.trim()} />
  ));
}
