import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { media } from '../layout';

/** The pages of the agent centre that stand, in groups. Source: spec §2 "Agent centre pages". */
export function AgentMenu({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('agent');
  const groups = [
    { title: t('menu.team'), entries: [{ to: '/agentHome/agentTeamOverview', icon: 'home', label: t('overview.title') }] },
    { title: t('menu.reports'), entries: [{ to: '/agentHome/personalHistoryCopy', icon: 'table', label: t('betting.title') }] },
    { title: t('menu.site'), entries: [{ to: '/', icon: 'back', label: t('menu.lobby') }] },
  ] as const;
  return (
    <Menu aria-label={t('centre')} onClick={onLeave}>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h2>{title}</h2>
          {entries.map(({ to, icon, label }) => (
            <NavLink key={to} to={to} end>
              <Icon name={icon} size={17} />
              {label}
            </NavLink>
          ))}
        </div>
      ))}
    </Menu>
  );
}

const Menu = styled('nav')({
  '& h2': { margin: 0, padding: '16px 12px 4px', fontSize: 11, lineHeight: '16px', fontWeight: 500, color: tone.faint },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 32,
    paddingInline: 12,
    borderRadius: 8,
    fontWeight: 550,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { backgroundColor: tone.hover, color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.select, color: tone.text },
  '& a[aria-current] svg': { color: tone.actionText },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -8,
    insetBlock: 6,
    inlineSize: 2,
    borderRadius: 2,
    backgroundColor: tone.actionText,
  },
  [media.compact]: { '& a': { minBlockSize: 44 } },
});
