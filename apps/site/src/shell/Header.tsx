import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { media, size } from '../layout';
import { useStores } from '../stores/StoresContext';
import { Clock } from './Clock';
import { control } from './control';
import { LanguageChoice } from './LanguageChoice';
import { Logo } from './Logo';
import { MemberCorner } from './MemberCorner';
import { SearchForm } from './SearchForm';
import { ThemeSwitch } from './ThemeSwitch';

export interface HeaderProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export const Header = observer(function Header({ isMenuOpen, onToggleMenu }: HeaderProps) {
  const { t } = useTranslation();
  const { system } = useStores();
  return (
    <Bar>
      <button type="button" className="icon" aria-label={t('shell.menu')} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
        <Icon name="menu" />
      </button>
      <Logo name={system.brand.name} />
      <SearchForm />
      <span className="space" />
      <div className="settings">
        <Clock zone={system.brand.zone} />
        <LanguageChoice />
        <ThemeSwitch />
        <span className="divider" />
      </div>
      <MemberCorner />
    </Bar>
  );
});

const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: size.header,
  paddingInline: '20px 24px',
  backgroundColor: tone.page,
  borderBlockEnd: `1px solid ${tone.line}`,
  ...control,
  '& .space': { flex: 1 },
  '& .settings': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .divider': { inlineSize: 1, blockSize: 24, marginInline: 6, backgroundColor: tone.line },
  [media.compact]: { '& .search, & .settings > bdi, & .divider': { display: 'none' } },
  [media.phone]: {
    blockSize: size.headerPhone,
    gap: 4,
    paddingInline: '6px 12px',
    '& .settings': { display: 'none' },
  },
});
