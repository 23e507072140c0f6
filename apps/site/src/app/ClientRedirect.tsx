import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface ClientRedirectProps {
  to: string;
  /** State of the new history entry. */
  state?: object;
}

/**
 * Redirects in the browser, after hydration. Does nothing when the player has opened another page, which may still be loading: the page
 * that redirects stays shown meanwhile. `Navigate` would redirect then too, and logs an error when rendered on the server.
 */
export function ClientRedirect({ to, state }: ClientRedirectProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (isCurrent(key)) void navigate(to, { replace: true, state });
  }, [navigate, key, to, state]);
  return null;
}

/** Returns true when an entry of the router is the browser's current one. The first entry of a tab has no key in the browser. */
const isCurrent = (key: string) => ((history.state as { key?: string } | null)?.key ?? 'default') === key;
