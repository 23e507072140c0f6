import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Redirects in the browser, after hydration. `Navigate` logs an error when rendered on the server. */
export function ClientRedirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
