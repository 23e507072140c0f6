import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { lazyPart } from '../lazyPart';
import type { Dialog } from '../stores/DialogsStore';
import { useStores } from '../stores/StoresContext';

const LoginDialog = lazyPart(() => import('../session/LoginDialog'));
const LapseDialog = lazyPart(() => import('../session/LapseDialog'));
const RegisterDialog = lazyPart(() => import('../register/RegisterDialog'));
const ForgotDialog = lazyPart(() => import('../recover/ForgotDialog'));
const ChangePasswordDialog = lazyPart(() => import('../session/ChangePasswordDialog'));
const SignOutDialog = lazyPart(() => import('../session/SignOutDialog'));
const SwitchAccountDialog = lazyPart(() => import('../session/SwitchAccountDialog'));
const GameSheet = lazyPart(() => import('../lobby/GameSheet'));
const VendorGamesDialog = lazyPart(() => import('../lobby/VendorGamesDialog'));
const AnnouncementsDialog = lazyPart(() => import('../content/AnnouncementsDialog'));
const NoticesDialog = lazyPart(() => import('../content/NoticesDialog'));
const HelpDialog = lazyPart(() => import('../content/HelpDialog'));
const ChatDialog = lazyPart(() => import('../support/ChatDialog'));
const LinesDialog = lazyPart(() => import('../system/LinesDialog'));
const PopupBlockedDialog = lazyPart(() => import('../support/PopupBlockedDialog'));
const MessageDialog = lazyPart(() => import('./MessageDialog'));
const Toasts = lazyPart(() => import('./Toasts'));

/** The one dialog that is open, each loaded when it is first asked for, and what is said in passing. What a session demands goes before all others. */
export default observer(function Dialogs() {
  const { dialogs, session, toasts } = useStores();
  const { current } = dialogs;
  const close = () => dialogs.close();
  useReopened();
  if (session.held) return <ChangePasswordDialog />;
  return (
    <>
      {current?.name === 'login' && <LoginDialog {...current} onClose={close} />}
      {current?.name === 'register' && <RegisterDialog {...current} onClose={close} />}
      {current?.name === 'forgot' && <ForgotDialog onClose={close} />}
      {current?.name === 'changePassword' && <ChangePasswordDialog onClose={close} />}
      {current?.name === 'signOut' && <SignOutDialog onClose={close} />}
      {current?.name === 'switchAccount' && <SwitchAccountDialog {...current} onClose={close} />}
      {current?.name === 'game' && <GameSheet game={current.game} onClose={close} />}
      {current?.name === 'vendorGames' && <VendorGamesDialog {...current} onClose={close} />}
      {current?.name === 'announcements' && <AnnouncementsDialog startIndex={current.startIndex} onClose={close} />}
      {current?.name === 'notices' && <NoticesDialog onClose={close} />}
      {current?.name === 'help' && <HelpDialog article={current.article} onClose={close} />}
      {current?.name === 'chat' && <ChatDialog onClose={close} />}
      {current?.name === 'lines' && <LinesDialog onClose={close} />}
      {current?.name === 'popupBlocked' && <PopupBlockedDialog retry={current.retry} onClose={close} />}
      {current?.name === 'message' && <MessageDialog code={current.code} onClose={close} />}

      {/* Over a dialog that may be half filled in. */}
      {session.lapse && <LapseDialog />}
      {/* There before anything is said, or a screen reader would miss the first of it: visitors can do nothing that is told of. */}
      {(session.member || toasts.all.length > 0) && <Toasts />}
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
