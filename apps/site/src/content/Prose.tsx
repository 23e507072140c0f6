import { styled } from '@mui/material/styles';
import { Bone } from '@site/ui/Bone';
import { display } from '@site/ui/display';
import { radius } from '@site/ui/tokens';
import { tone } from '@site/ui/vars';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../loadChunk';

interface Shown {
  /** What it was made of. */
  of: string;
  /** Kept as it is: React sets the HTML again where this is another object. */
  html: { __html: string | TrustedHTML };
}

/**
 * HTML of an announcement, an answer or of terms. What the service cleaned and painted stands until the browser has cleaned it again;
 * elsewhere bones do.
 *
 * Source: LOB-11, design §7.
 */
export function Prose({ html }: { html: string }) {
  const isPainting = useSyncExternalStore(never, isNotSo, isSo);
  // Pinned: while a painted page is taken over nothing is set, and set again later the policy would refuse a plain text.
  const [painted] = useState<Shown | undefined>(() => (isPainting ? { of: html, html: { __html: html } } : undefined));
  const [clean, setClean] = useState<Shown>();
  useEffect(() => {
    let isWanted = true;
    void loadChunk('purify', () => import('./purify')).then(({ purify }) => {
      if (isWanted) setClean({ of: html, html: { __html: purify(html) } });
    });
    return () => {
      isWanted = false;
    };
  }, [html]);

  const shown = [clean, painted].find((made) => made?.of === html);
  // oxlint-disable-next-line react/no-danger -- cleaned by the service before it paints, and here
  if (shown) return <Text dangerouslySetInnerHTML={shown.html} />;
  return (
    <Text aria-busy="true">
      <Bone />
      <Bone />
      <Bone className="short" />
    </Text>
  );
}

const never = () => () => {};
const isSo = () => true;
const isNotSo = () => false;

const Text = styled('div')({
  maxInlineSize: '72ch',
  lineHeight: 1.6,
  color: tone.muted,
  overflowWrap: 'anywhere',
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginBlockStart: 12 },
  '& :is(h2, h3, h4)': { ...display, marginBlockStart: 24, fontSize: 18, lineHeight: 1.25, color: tone.text },
  '& :is(h2, h3, h4):first-of-type:first-child': { marginBlockStart: 0 },
  '& :is(ul, ol)': { display: 'grid', gap: 6, paddingInlineStart: 22 },
  '& li::marker': { color: tone.actionText, fontWeight: 700 },
  '& strong, & b': { color: tone.text },
  '& a': { color: tone.actionText, textUnderlineOffset: 3 },
  '& img': { maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.tile },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(th, td)': { padding: '6px 12px', borderBlockEnd: `1px solid ${tone.line}`, textAlign: 'start' },
  '& .short': { inlineSize: '60%' },
});
