import { useLocation, useNavigate } from 'react-router-dom';

/** Follows an address of the site without loading it anew. The page where one is makes no second entry of the history. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (href) => void navigate(href, { replace: href === pathname + search + hash });
}
