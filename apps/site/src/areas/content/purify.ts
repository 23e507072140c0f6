import { allowedAttributes, allowedTags } from '@site/rules/allowedHtml';
import DOMPurify from 'dompurify';

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitizes HTML. It was sanitized when it was written, and is again here, under the Trusted Types policy `dompurify`. Source: LOB-11. */
export const purify = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
