import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Lobby } from '../lobby/Lobby';
import { useStores } from '../stores/StoresContext';

/** /login is the lobby with the login open. Source: spec §2 "Routes". */
export function LoginAddress() {
  const { dialogs } = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    dialogs.open({ name: 'login' });
    void navigate('/', { replace: true });
  }, [dialogs, navigate]);
  return <Lobby />;
}
