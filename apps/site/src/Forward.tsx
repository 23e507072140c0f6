import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** In place of a page that is elsewhere. `Navigate` would complain of being painted; this one leads there once the browser has taken it over. */
export function Forward({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
