import { styled } from '@mui/material/styles';
import { SectionHead } from '@site/ui/SectionHead';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { media, size } from '@site/ui/layout';

export interface SectionProps {
  /** Anchor of the category strip. */
  id: string;
  title: string;
  note?: ReactNode;
  /** Link to a part, before the link to all. */
  also?: { href: string; label: string } | false;
  all?: { href: string; label: string };
  children: ReactNode;
}

/** A section of the lobby. */
export function Section({ id, children, ...head }: SectionProps) {
  const navigate = useNavigate();
  const shelf = useRef<HTMLElement>(null);
  const wasFar = useWasFar(shelf);
  return (
    <Shelf ref={shelf} id={id} aria-labelledby={`${id}-title`} data-far={wasFar || undefined}>
      <SectionHead {...head} titleId={`${id}-title`} onNavigate={(href) => void navigate(href)} />
      {children}
    </Shelf>
  );
}

/**
 * Returns true once the section has been far from view: hiding a visible one would remove it for a frame, which counts as a layout shift.
 */
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
  // The sticky header and strip cover the top of the page; 80 px of distance. Source: LOB-02.
  scrollMarginBlockStart: size.header + 80,
  // Skips style, layout and paint while far from view: presses and theme changes are faster. The section keeps its size, so that scroll
  // positions stay; overflow, such as a raised tile, remains visible.
  containIntrinsicBlockSize: 'auto 600px',
  '&[data-far]': { contentVisibility: 'auto', overflowClipMargin: 48 },
  '&#HOT': { marginBlockStart: 28 },
  [media.phone]: {
    gap: 6,
    '&, &#HOT': { marginBlockStart: 10 },
    // Rows that scroll reach from edge to edge of the page.
    '& > ul, & > [data-on-phone="rail"]': { marginInline: -16 },
  },
});
