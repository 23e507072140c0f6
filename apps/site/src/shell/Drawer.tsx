import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { Clock } from './Clock';
import { control } from './control';
import { LanguageChoice } from './LanguageChoice';
import { SearchForm } from './SearchForm';
import { SideMenu } from './SideMenu';
import { ThemeSwitch } from './ThemeSwitch';

/** The side menu on narrow screens, with what the header has no room for. A native dialog: it keeps the focus in and gives it back. */
export const Drawer = observer(function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { system } = useStores();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Strict mode opens, closes and opens again; what it closed is open by the time it is told.
  const closed = () => dialog.current?.open || onClose();
  return (
    <Panel ref={dialog} aria-label={t('shell.menu')} onClose={closed} onClick={({ target }) => target === dialog.current && onClose()}>
      <div className="inside">
        <div className="top">
          <Clock zone={system.brand.zone} />
          <ThemeSwitch />
          <button type="button" className="icon" aria-label={t('shell.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <SearchForm />
        <SideMenu onLeave={onClose} />
        <LanguageChoice />
      </div>
    </Panel>
  );
});

const Panel = styled('dialog')({
  position: 'fixed',
  inset: 0,
  inlineSize: 'min(320px, 88vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineEnd: 'auto',
  padding: 0,
  border: 0,
  overflow: 'auto',
  backgroundColor: tone.page,
  color: tone.text,
  '&::backdrop': { backgroundColor: 'var(--ui-palette-tone-scrim)' },
  ...control,
  '& .inside': { display: 'flex', flexDirection: 'column', gap: 16, minBlockSize: '100%', padding: '12px 14px 24px' },
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& .search form': { inlineSize: '100%' },
});
