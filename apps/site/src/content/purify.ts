import { allowedAttributes, allowedTags } from '@site/rules/allowedHtml';
import DOMPurify from 'dompurify';

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
});

/** HTML that may be shown. It was cleaned when it was written, and is cleaned again here, under the policy's name `dompurify`. Source: LOB-11. */
export const purify = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
