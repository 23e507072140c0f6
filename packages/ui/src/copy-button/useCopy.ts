import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/**
 * Puts a text on the clipboard, and knows for two seconds that it did. Where the browser would not, nothing is said: what can be copied can
 * be selected, too.
 */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return [isCopied, copy];
}
