import { styled } from '@mui/material/styles';
import type { SaidIn } from '@site/api/common';
import { allowedAttributes, allowedTags } from '@site/rules/allowedHtml';
import { SkeletonBlock } from '@site/ui/SkeletonBlock';
import { display } from '@site/ui/display';
import { loadChunk } from '@site/ui/loadChunk';
import { radius, tone } from '@site/ui/vars';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

interface ProseProps {
  html: string;
  /** Language and direction of the text; undefined for those of the page. */
  saidIn?: SaidIn;
}

/**
 * Sanitized HTML of an announcement, an answer or terms. Server-rendered content stays until the browser has sanitized it again, by its own
 * parser where it has a safe one, else by DOMPurify; until then a skeleton is shown.
 *
 * Source: LOB-11, docs/decisions/site.md "A strict content security policy".
 */
export function Prose({ html, saidIn }: ProseProps) {
  const isPainting = useSyncExternalStore(never, isNotSo, isSo);
  // Fixed in the state: the policy would refuse a string that is set after hydration.
  const [painted] = useState(isPainting ? html : undefined);
  return <Sanitized key={html} html={html} isPainted={painted === html} saidIn={saidIn} />;
}

const hasSafeParser = typeof Element === 'undefined' || 'setHTML' in Element.prototype;

interface SanitizedProps extends ProseProps {
  isPainted: boolean;
}

const sanitizer = { elements: allowedTags, attributes: allowedAttributes };

/** Source: https://developer.mozilla.org/docs/Web/API/Element/setHTML. */
interface SafeElement extends HTMLDivElement {
  setHTML: (html: string, options: { sanitizer: typeof sanitizer }) => void;
}

function ParsedByBrowser({ html, isPainted, saidIn }: SanitizedProps) {
  const text = useRef<SafeElement>(null);
  // Fixed in the state: React sets the HTML again for another object.
  const [painted] = useState(isPainted ? { __html: html } : undefined);
  useLayoutEffect(() => text.current?.setHTML(html, { sanitizer }), [html]);
  // oxlint-disable-next-line react/no-danger -- sanitized by the service before it renders, and here
  return <Text {...saidIn} ref={text} dangerouslySetInnerHTML={painted} />;
}

function SanitizedByLibrary({ html, isPainted, saidIn }: SanitizedProps) {
  const [shown, setShown] = useState<{ __html: string | TrustedHTML } | undefined>(isPainted ? { __html: html } : undefined);
  useEffect(() => {
    let isWanted = true;
    void loadChunk('purify', () => import('./purify')).then(({ purify }) => {
      if (isWanted) setShown({ __html: purify(html) });
    });
    return () => {
      isWanted = false;
    };
  }, [html]);
  // oxlint-disable-next-line react/no-danger -- sanitized by the service before it renders, and here
  if (shown) return <Text {...saidIn} dangerouslySetInnerHTML={shown} />;
  return (
    <Text aria-busy="true">
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock className="short" />
    </Text>
  );
}

const Sanitized = hasSafeParser ? ParsedByBrowser : SanitizedByLibrary;

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
