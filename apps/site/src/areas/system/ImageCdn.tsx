import { useEffect } from 'react';
import { useStores } from '../../stores/StoresContext';
import { followImageCdn } from './followImageCdn';

/** Serves this visit's pictures from one of the brand's image CDNs. Source: SYS-06. */
export default function ImageCdn() {
  const { system } = useStores();
  useEffect(() => followImageCdn(system), [system]);
  return null;
}
