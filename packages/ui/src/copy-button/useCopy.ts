import { useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/**
 * Returns a function that copies a text to the clipboard, and true for two seconds afterwards. A refusal by the browser is ignored: the
 * text can be selected too.
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
