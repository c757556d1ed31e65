import type { ImgHTMLAttributes } from 'react';

/** Result of importing a picture: its address, alone or as Docusaurus' loader describes it. */
type Picture = string | { default?: string; src?: string | { src?: string } };

interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  img: Picture;
}

/** Renders the picture unchanged. */
export default function IdealImage({ img, alt = '', ...props }: IdealImageProps) {
  return <img loading="lazy" {...props} alt={alt} src={addressOf(img)} />;
}

function addressOf(img: Picture): string | undefined {
  if (typeof img === 'string') return img;
  const { src } = img;
  return img.default ?? (typeof src === 'object' ? src.src : src);
}
