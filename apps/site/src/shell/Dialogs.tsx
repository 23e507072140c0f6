import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
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
const ChatDialog = lazy(() => import('../support/ChatDialog'));
const LinesDialog = lazy(() => import('../system/LinesDialog'));
const PopupBlockedDialog = lazy(() => import('../support/PopupBlockedDialog'));
const MessageDialog = lazy(() => import('./MessageDialog'));

/** The one dialog that is open, each loaded when it is first asked for. What a session demands goes before all others. */
export default observer(function Dialogs() {
  const { dialogs, session } = useStores();
  const { current } = dialogs;
  const close = () => dialogs.close();
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
        {current?.name === 'vendorGames' && <VendorGamesDialog vassalage={current.vassalage} title={current.title} onClose={close} />}
        {current?.name === 'announcements' && <AnnouncementsDialog startIndex={current.startIndex} onClose={close} />}
        {current?.name === 'notices' && <NoticesDialog onClose={close} />}
        {current?.name === 'chat' && <ChatDialog onClose={close} />}
        {current?.name === 'lines' && <LinesDialog onClose={close} />}
        {current?.name === 'popupBlocked' && <PopupBlockedDialog retry={current.retry} onClose={close} />}
        {current?.name === 'message' && <MessageDialog code={current.code} onClose={close} />}
      </Suspense>
      {/* Over a dialog that may be half filled in. */}
      <Suspense fallback={null}>{session.lapse && <LapseDialog />}</Suspense>
    </>
  );
});
