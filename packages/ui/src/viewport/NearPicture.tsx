import type { ComponentProps } from 'react';
import { useNearViewport } from './useNearViewport';

/** A decorative picture, loaded near the viewport: native lazy loading would fetch it many screens away. */
export function NearPicture(props: Pick<ComponentProps<'img'>, 'className' | 'src' | 'width' | 'height'>) {
  const [place, isNear] = useNearViewport<HTMLElement>(true);
  if (!isNear) return <i ref={place} className={props.className} />;
  return <img {...props} alt="" decoding="async" />;
}
