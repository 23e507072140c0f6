import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart';
import type { Dialog } from '../../stores/DialogsStore';
import { useStores } from '../../stores/StoresContext';

const LoginDialog = lazyPart(() => import('../session/LoginDialog'));
const SessionUnknownDialog = lazyPart(() => import('../session/SessionUnknownDialog'));
const SessionEndedDialog = lazyPart(() => import('../session/SessionEndedDialog'));
const RegisterDialog = lazyPart(() => import('../registration/RegisterDialog'));
const ForgotDialog = lazyPart(() => import('../recovery/ForgotDialog'));
const ChangePasswordDialog = lazyPart(() => import('../session/ChangePasswordDialog'));
const SignOutDialog = lazyPart(() => import('../session/SignOutDialog'));
const SwitchAccountDialog = lazyPart(() => import('../session/SwitchAccountDialog'));
const GameSheet = lazyPart(() => import('../lobby/GameSheet'));
const VendorGamesDialog = lazyPart(() => import('../lobby/VendorGamesDialog'));
const AnnouncementsDialog = lazyPart(() => import('../content/AnnouncementsDialog'));
const NoticesDialog = lazyPart(() => import('../content/NoticesDialog'));
const HelpDialog = lazyPart(() => import('../content/HelpDialog'));
const ChatDialog = lazyPart(() => import('../support/ChatDialog'));
const SiteTour = lazyPart(() => import('../content/SiteTour'));
const LinesDialog = lazyPart(() => import('../system/LinesDialog'));
const PopupBlockedDialog = lazyPart(() => import('../support/PopupBlockedDialog'));
const MessageDialog = lazyPart(() => import('./MessageDialog'));
const Toasts = lazyPart(() => import('./Toasts'));

/** The current dialog, each loaded on first use, and the toasts. Dialogs of the session take precedence. */
export default observer(function Dialogs() {
  const { dialogs, session, toasts } = useStores();
  const { current } = dialogs;
  const close = () => dialogs.close();
  useReopened();
  if (session.held) return <ChangePasswordDialog />;
  return (
    <>
      {current?.name === 'login' && session.isUnanswered && <SessionUnknownDialog {...current} onClose={close} />}
      {current?.name === 'login' && !session.isUnanswered && <LoginDialog {...current} onClose={close} />}
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
      {current?.name === 'tour' && <SiteTour onClose={close} />}
      {current?.name === 'lines' && <LinesDialog onClose={close} />}
      {current?.name === 'popupBlocked' && <PopupBlockedDialog retry={current.retry} onClose={close} />}
      {current?.name === 'message' && <MessageDialog {...current} onClose={close} />}

      {/* Shown over a dialog that may be partly filled in. */}
      {session.lapse && <SessionEndedDialog />}
      {/* Rendered before the first message, because screen readers ignore a new live region: visitors have no toasts initially. */}
      {(session.member || toasts.all.length > 0) && <Toasts />}
    </>
  );
});

/** Reopens a dialog on the way back from another page. */
function useReopened() {
  const { dialogs } = useStores();
  const isBack = useNavigationType() === NavigationType.Pop;
  const state = useLocation().state as { reopen?: Dialog } | null;
  const reopen = state?.reopen;
  useEffect(() => {
    if (isBack && reopen) dialogs.open(reopen);
  }, [dialogs, isBack, reopen]);
}
