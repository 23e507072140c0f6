import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { Lobby } from './Lobby';

/** The lobby, at all of its addresses. At /login it opens the login, and the address becomes the lobby's. Source: RTE-01, RTE-05. */
export function Home() {
  const { dialogs } = useStores();
  const navigate = useNavigate();
  const isLogin = useLocation().pathname.toLowerCase() === '/login';
  useEffect(() => {
    if (!isLogin) return;
    dialogs.open({ name: 'login' });
    void navigate('/', { replace: true });
  }, [dialogs, navigate, isLogin]);
  return <Lobby />;
}
