import { styled } from '@mui/material/styles';
import type { MemberInfo } from '@site/api/member';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { media } from '../layout';
import { useStores } from '../stores/StoresContext';
import { Popover, popoverItem } from './Popover';

/** The member's name, and under it the pages that are the member's own. */
export const MemberMenu = observer(function MemberMenu({ member }: { member: MemberInfo }) {
  const { t } = useTranslation();
  const { session, dialogs } = useStores();
  return (
    <Popover
      summary={
        <Name>
          <i aria-hidden="true">{initialsOf(member.nickname)}</i>
          <b>{member.account}</b>
        </Name>
      }
    >
      <Identity dir="ltr">ID {member.id}</Identity>
      <List>
        {session.isAgent && (
          <li>
            <Link to="/agentHome">
              <Icon name="team" />
              {t('menu.agentCentre')}
            </Link>
          </li>
        )}
        <li>
          <Link to="/member/personalHistoryCopy">
            <Icon name="records" />
            {t('menu.bettingRecord')}
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => dialogs.open({ name: 'signOut' })}>
            <Icon name="signOut" />
            {t('session.signOut')}
          </button>
        </li>
      </List>
    </Popover>
  );
});

/** At most two letters that stand for a picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  '& i': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 38,
    blockSize: 38,
    borderRadius: '50%',
    fontStyle: 'normal',
    fontSize: 14,
    fontWeight: 800,
    color: tone.actionText,
    backgroundColor: tone.actionWash,
    boxShadow: `0 0 0 2px ${tone.page}, 0 0 0 4px ${tone.action}`,
  },
  '& b': { maxInlineSize: 120, overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 14, fontWeight: 700, color: tone.text },
  [media.phone]: { '& i': { inlineSize: 32, blockSize: 32 }, '& b': { display: 'none' } },
});

const Identity = styled('p')({
  margin: 0,
  marginInline: 8,
  padding: '14px 12px 12px',
  borderBlockEnd: `1px solid ${tone.line}`,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  color: tone.muted,
});

const List = styled('ul')({ ...popoverItem, minInlineSize: 240 });
