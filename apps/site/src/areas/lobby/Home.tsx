import { isTrial } from '@site/rules/account';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { Lobby } from './Lobby';

/**
 * The lobby, at all of its addresses. At /login and /register it opens their dialogs, and replaces the address by the lobby's. Members with
 * a real account are redirected immediately.
 *
 * Source: RTE-01, RTE-05.
 */
export function Home() {
  const { dialogs, session } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const asked = /^\/(login|register)\/?$/i.exec(location.pathname)?.[1]?.toLowerCase() as 'login' | 'register' | undefined;
  /** A page that requires a login passes its address, to be opened afterwards. */
  const resumeAt = (location.state as { resumeAt?: string } | null)?.resumeAt;
  useEffect(() => {
    if (!asked) return;
    const resume = resumeAt ? () => void navigate(resumeAt) : undefined;
    void navigate('/', { replace: true });
    session.whenKnown(() =>
      session.member && !isTrial(session.member) ? resume?.() : dialogs.open({ name: asked, resume, query: location.search }),
    );
  }, [dialogs, session, navigate, asked, location.search, resumeAt]);
  return <Lobby />;
}
