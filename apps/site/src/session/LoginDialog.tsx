import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { display } from '@site/ui/display';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { media } from '@site/ui/layout';
import { useStores } from '../stores/StoresContext';
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
  const goOn = () => {
    onClose();
    if (resume) resume();
    else navigation.go('/');
  };
  return (
    <Dialog
      title={t('session.login')}
      width="large"
      onClose={onClose}
      closeLabel={t('shell.close')}
      picture={
        <Picture>
          <picture>
            <source type="image/avif" srcSet="/art/hero/orbit-phone-720.avif" />
            <img src="/art/hero/orbit-phone-720.webp" alt="" width={720} height={880} />
          </picture>
          <p>{t('session.welcomeBack')}</p>
        </Picture>
      }
    >
      <LoginForm area="site" onDone={goOn} />
    </Dialog>
  );
});

const Picture = styled('div')({
  position: 'relative',
  minBlockSize: 480,
  backgroundColor: tone.sign,
  color: tone.onArt,
  '& img': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: '50% 0' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '40% 0 0',
    background: `linear-gradient(to bottom, transparent, ${tone.signDeep} 78%)`,
  },
  '& p': {
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
  [media.phone]: {
    minBlockSize: 132,
    '& img': { objectPosition: '50% 34%' },
    '&::after': { inset: '20% 0 0' },
    '& p': { insetInline: 20, insetBlockEnd: 16, maxInlineSize: 240, fontSize: 22 },
  },
});
