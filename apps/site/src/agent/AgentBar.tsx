import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { media } from '../layout';

/** Where a thumb finds the main pages on a phone. */
export function AgentBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return (
    <Bar aria-label={site('shell.bottomBar')}>
      <NavLink to="/agentHome/agentTeamOverview">
        <Icon name="home" />
        {t('menu.overview')}
      </NavLink>
      <NavLink to="/agentHome/personalHistoryCopy">
        <Icon name="table" />
        {t('menu.reports')}
      </NavLink>
      <button type="button" onClick={onOpenMenu}>
        <Icon name="menu" />
        {site('shell.more')}
      </button>
    </Bar>
  );
}

const Bar = styled('nav')({
  display: 'none',
  [media.phone]: {
    position: 'fixed',
    zIndex: 20,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: tone.surface,
    borderBlockStart: `1px solid ${tone.line}`,
  },
  '& :is(a, button)': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    blockSize: 62,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 11,
    lineHeight: '14px',
    fontWeight: 500,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& [aria-current]': { color: tone.text },
  '& [aria-current] svg': { color: tone.actionText },
});
