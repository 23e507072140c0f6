import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { Lobby } from './Lobby';

/** The lobby, at all of its addresses. At /login and /register it opens their dialogs, and the address becomes the lobby's. Source: RTE-01, RTE-05. */
export function Home() {
  const { dialogs } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const asked = /^\/(login|register)\/?$/i.exec(location.pathname)?.[1]?.toLowerCase() as 'login' | 'register' | undefined;
  /** A page that needs a login names itself, to be opened after it. */
  const resumeAt = (location.state as { resumeAt?: string } | null)?.resumeAt;
  useEffect(() => {
    if (!asked) return;
    dialogs.open({ name: asked, ...(resumeAt && { resume: () => void navigate(resumeAt) }), query: location.search });
    void navigate('/', { replace: true });
  }, [dialogs, navigate, asked, location.search, resumeAt]);
  return <Lobby />;
}
