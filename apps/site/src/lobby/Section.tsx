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
  const isMeasured = useIsMeasured(shelf);
  return (
    <Shelf ref={shelf} id={id} aria-labelledby={`${id}-title`} data-measured={isMeasured || undefined}>
      <SectionHead title={title} titleId={`${id}-title`} note={note} all={all} onNavigate={(href) => void navigate(href)} />
      {children}
    </Shelf>
  );
}

/** Whether the browser has laid it out once, and so remembers how much room it takes. */
function useIsMeasured(element: RefObject<HTMLElement | null>): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    const measuring = new ResizeObserver(() => setMeasured(true));
    if (element.current && !isMeasured) measuring.observe(element.current);
    return () => measuring.disconnect();
  }, [element, isMeasured]);
  return isMeasured;
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
  '&[data-measured]': { contentVisibility: 'auto', overflowClipMargin: 48 },
  '&#HOT': { marginBlockStart: 28 },
  [media.phone]: { gap: 14, marginBlockStart: 32, '& > ul': { marginInline: -16 } },
});
