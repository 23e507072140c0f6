import { useLocation, useNavigate } from 'react-router-dom';

/** Returns a function that navigates within the site. The current address creates no second history entry. */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (href) => void navigate(href, { replace: href === pathname + search + hash });
}
