import { allowedAttributes, allowedTags } from '@site/rules/allowedHtml';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
});

/**
 * Sanitizes HTML: call it when content is written, and again before it is shown.
 *
 * Source: LOB-11, docs/decisions/site.md "A strict content security policy".
 */
export const sanitizeHtml = (html: string): string =>
  purify.sanitize(html, { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: allowedAttributes, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
