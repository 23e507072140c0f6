import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { Lobby } from './Lobby';

/** The lobby, at all of its addresses. At /login it opens the login, and the address becomes the lobby's. Source: RTE-01, RTE-05. */
export function Home() {
  const { dialogs } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const isLogin = location.pathname.toLowerCase() === '/login';
  /** A page that needs a login names itself, to be opened after it. */
  const resumeAt = (location.state as { resumeAt?: string } | null)?.resumeAt;
  useEffect(() => {
    if (!isLogin) return;
    dialogs.open({ name: 'login', ...(resumeAt && { resume: () => void navigate(resumeAt) }) });
    void navigate('/', { replace: true });
  }, [dialogs, navigate, isLogin, resumeAt]);
  return <Lobby />;
}
