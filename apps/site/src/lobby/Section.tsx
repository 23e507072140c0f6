import { styled } from '@mui/material/styles';
import { SectionHead } from '@site/ui/SectionHead';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { media, size } from '@site/ui/layout';

export interface SectionProps {
  /** Anchor that the category strip leads to. */
  id: string;
  title: string;
  note?: ReactNode;
  all?: { href: string; label: string };
  children: ReactNode;
}

/** A shelf of the lobby. */
export function Section({ id, title, note, all, children }: SectionProps) {
  const navigate = useNavigate();
  const shelf = useRef<HTMLElement>(null);
  const wasFar = useWasFar(shelf);
  return (
    <Shelf ref={shelf} id={id} aria-labelledby={`${id}-title`} data-far={wasFar || undefined}>
      <SectionHead title={title} titleId={`${id}-title`} note={note} all={all} onNavigate={(href) => void navigate(href)} />
      {children}
    </Shelf>
  );
}

/** Whether it has stood far from view once: one that is shown would vanish for a frame, which counts as a jump of the page. */
function useWasFar(element: RefObject<HTMLElement | null>): boolean {
  const [wasFar, setFar] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setFar(entries.some(({ isIntersecting }) => !isIntersecting)), {
      rootMargin: '50%',
    });
    if (element.current && !wasFar) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, wasFar]);
  return wasFar;
}

const Shelf = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  marginBlockStart: 44,
  // The header and the strip stand over the top of the page, and 80 px of air. Source: LOB-02.
  scrollMarginBlockStart: size.header + 80,
  // While it is far from view its styles, layout and paint are left out: a press or another theme is answered sooner. It keeps the room it
  // took, so that places in the page stay where they are; what stands out of it, as a lifted tile does, shows still.
  containIntrinsicBlockSize: 'auto 600px',
  '&[data-far]': { contentVisibility: 'auto', overflowClipMargin: 48 },
  '&#HOT': { marginBlockStart: 28 },
  [media.phone]: { gap: 14, marginBlockStart: 32, '& > ul': { marginInline: -16 } },
});
