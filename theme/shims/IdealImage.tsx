import type { ImgHTMLAttributes } from 'react';

/** What an import of a picture gives: its address, alone or as the reference's loader describes it. */
type Picture = string | { default?: string; src?: string | { src?: string } };

interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  img: Picture;
}

/** The picture as it is. */
export default function IdealImage({ img, alt = '', ...props }: IdealImageProps) {
  return <img loading="lazy" {...props} alt={alt} src={addressOf(img)} />;
}

function addressOf(img: Picture): string | undefined {
  if (typeof img === 'string') return img;
  const { src } = img;
  return img.default ?? (typeof src === 'object' ? src.src : src);
}
