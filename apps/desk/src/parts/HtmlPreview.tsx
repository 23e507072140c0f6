import { styled } from '@mui/material/styles';
import { allowedAttributes, allowedTags } from '@site/rules/allowedHtml';
import { tone } from '@site/ui/vars';
import { useLayoutEffect, useRef } from 'react';

const sanitizer = { elements: allowedTags, attributes: allowedAttributes };

/** Source: https://developer.mozilla.org/docs/Web/API/Element/setHTML. */
interface SafeElement extends HTMLDivElement {
  setHTML?: (html: string, options: { sanitizer: typeof sanitizer }) => void;
}

/** Shows HTML as the site will, sanitized by the browser; its text alone where the browser cannot. Source: LOB-11. */
export function HtmlPreview({ html }: { html: string }) {
  const shown = useRef<SafeElement>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element) return;
    const blocks = /<[a-z]/i.test(html) ? html : paragraphsOf(html);
    if (element.setHTML) element.setHTML(blocks, { sanitizer });
    else element.textContent = blocks.replaceAll(/<[^>]*>/g, ' ');
  }, [html]);
  return <Prose ref={shown} />;
}

/** Text without tags becomes paragraphs, as the service makes them. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((block) => `<p>${block.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');

const Prose = styled('div')({
  fontSize: 14,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& a': { color: tone.actionText },
  '& img': { maxInlineSize: '100%' },
});
