import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../layout';
import { useStores } from '../stores/StoresContext';
import { dialogFrame, dialogFrameOnPhones } from './dialogFrame';
import { LoginForm } from './LoginForm';

export interface LoginDialogProps {
  /** What asked for the login and goes on after it. Without one it ends at the lobby. */
  resume?: () => void;
  onClose: () => void;
}

/** loginPopupModal. Source: spec §2 "Login modal", SES-01. */
export default observer(function LoginDialog({ resume, onClose }: LoginDialogProps) {
  const { t } = useTranslation();
  const { navigation } = useStores();
  const titleId = useId();
  const goOn = () => {
    onClose();
    if (resume) resume();
    else navigation.go('/');
  };
  return (
    <Frame open onClose={onClose} maxWidth={false} aria-labelledby={titleId}>
      <button type="button" className="close" aria-label={t('shell.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className="picture">
        <picture>
          <source type="image/avif" srcSet="/art/hero/orbit-phone-720.avif" />
          <img src="/art/hero/orbit-phone-720.webp" alt="" width={720} height={880} />
        </picture>
        <p>{t('session.welcomeBack')}</p>
      </div>
      <div className="form">
        <h2 id={titleId}>{t('session.login')}</h2>
        <LoginForm area="site" onDone={goOn} />
      </div>
    </Frame>
  );
});

const Frame = styled(Dialog)({
  ...dialogFrame,
  '& .MuiDialog-paper': {
    ...dialogFrame['& .MuiDialog-paper'],
    display: 'grid',
    gridTemplateColumns: '360px minmax(0, 1fr)',
    inlineSize: 'min(900px, calc(100% - 48px))',
  },
  '& .picture': { position: 'relative', minBlockSize: 480, overflow: 'hidden', backgroundColor: tone.sign, color: tone.onArt },
  '& .picture img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 0' },
  '& .picture::after': {
    content: '""',
    position: 'absolute',
    inset: '40% 0 0',
    background: `linear-gradient(to bottom, transparent, ${tone.signDeep} 78%)`,
  },
  '& .picture p': {
    position: 'absolute',
    zIndex: 1,
    insetInline: 28,
    insetBlockEnd: 30,
    margin: 0,
    ...display,
    fontSize: 30,
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  '& .form': { display: 'grid', gap: 24, alignContent: 'center', padding: '36px 44px 34px' },
  [media.phone]: {
    ...dialogFrameOnPhones,
    '& .MuiDialog-paper': {
      ...dialogFrameOnPhones['& .MuiDialog-paper'],
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '& .picture': { minBlockSize: 132 },
    '& .picture img': { objectPosition: '50% 34%' },
    '& .picture::after': { inset: '20% 0 0' },
    '& .picture p': { insetInline: 20, insetBlockEnd: 16, maxInlineSize: 240, fontSize: 22 },
    '& .form': { gap: 16, padding: '22px 20px calc(24px + env(safe-area-inset-bottom))' },
    '& .close': { ...dialogFrame['& .close'], borderRadius: '50%', backgroundColor: tone.scrim, color: tone.onArt },
  },
});
