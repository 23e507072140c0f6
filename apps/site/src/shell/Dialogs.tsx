import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Dialog } from '../stores/DialogsStore';
import { useStores } from '../stores/StoresContext';

const LoginDialog = lazy(() => import('../session/LoginDialog'));
const LapseDialog = lazy(() => import('../session/LapseDialog'));
const RegisterDialog = lazy(() => import('../register/RegisterDialog'));
const ForgotDialog = lazy(() => import('../recover/ForgotDialog'));
const ChangePasswordDialog = lazy(() => import('../session/ChangePasswordDialog'));
const SignOutDialog = lazy(() => import('../session/SignOutDialog'));
const GameSheet = lazy(() => import('../lobby/GameSheet'));
const VendorGamesDialog = lazy(() => import('../lobby/VendorGamesDialog'));
const AnnouncementsDialog = lazy(() => import('../content/AnnouncementsDialog'));
const NoticesDialog = lazy(() => import('../content/NoticesDialog'));
const HelpDialog = lazy(() => import('../content/HelpDialog'));
const ChatDialog = lazy(() => import('../support/ChatDialog'));
const LinesDialog = lazy(() => import('../system/LinesDialog'));
const PopupBlockedDialog = lazy(() => import('../support/PopupBlockedDialog'));
const MessageDialog = lazy(() => import('./MessageDialog'));
const Toasts = lazy(() => import('./Toasts'));

/** The one dialog that is open, each loaded when it is first asked for, and what is said in passing. What a session demands goes before all others. */
export default observer(function Dialogs() {
  const { dialogs, session, toasts } = useStores();
  const { current } = dialogs;
  const close = () => dialogs.close();
  useReopened();
  if (session.held)
    return (
      <Suspense fallback={null}>
        <ChangePasswordDialog />
      </Suspense>
    );
  return (
    <>
      <Suspense fallback={null}>
        {current?.name === 'login' && <LoginDialog {...current} onClose={close} />}
        {current?.name === 'register' && <RegisterDialog {...current} onClose={close} />}
        {current?.name === 'forgot' && <ForgotDialog onClose={close} />}
        {current?.name === 'changePassword' && <ChangePasswordDialog onClose={close} />}
        {current?.name === 'signOut' && <SignOutDialog onClose={close} />}
        {current?.name === 'game' && <GameSheet game={current.game} onClose={close} />}
        {current?.name === 'vendorGames' && <VendorGamesDialog {...current} onClose={close} />}
        {current?.name === 'announcements' && <AnnouncementsDialog startIndex={current.startIndex} onClose={close} />}
        {current?.name === 'notices' && <NoticesDialog onClose={close} />}
        {current?.name === 'help' && <HelpDialog article={current.article} onClose={close} />}
        {current?.name === 'chat' && <ChatDialog onClose={close} />}
        {current?.name === 'lines' && <LinesDialog onClose={close} />}
        {current?.name === 'popupBlocked' && <PopupBlockedDialog retry={current.retry} onClose={close} />}
        {current?.name === 'message' && <MessageDialog code={current.code} onClose={close} />}
      </Suspense>
      {/* Over a dialog that may be half filled in. */}
      <Suspense fallback={null}>{session.lapse && <LapseDialog />}</Suspense>
      {/* There before anything is said, or a screen reader would miss the first of it: visitors can do nothing that is told of. */}
      <Suspense fallback={null}>{(session.member || toasts.all.length > 0) && <Toasts />}</Suspense>
    </>
  );
});

/** A dialog that was left for another page is there again on the way back. */
function useReopened() {
  const { dialogs } = useStores();
  const isBack = useNavigationType() === NavigationType.Pop;
  const state = useLocation().state as { reopen?: Dialog } | null;
  const reopen = state?.reopen;
  useEffect(() => {
    if (isBack && reopen) dialogs.open(reopen);
  }, [dialogs, isBack, reopen]);
}
