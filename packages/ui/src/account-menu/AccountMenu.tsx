import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useCopy } from '../copy-button/useCopy';
import { Icon } from '../icons/Icon';
import type { LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import { menuList } from '../popover/menuList';
import { Popover } from '../popover/Popover';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import { unreadMark } from '../theme/unreadMark';
import { unseen } from '../theme/unseen';
import { tone } from '../theme/vars';
import { initialsOf } from './initialsOf';

export interface AccountMenuProps extends Pick<LinkProps, 'onNavigate'> {
  /** The account's name, on the button. */
  account: string;
  /** Where there is no picture, its initials stand in the ring. */
  nickname: string;
  /** The member's picture, in the ring. */
  pictureUrl?: string | undefined;
  /** The member's number, as other people need it: to read and to copy. */
  id: string;
  /** Under the name, e.g. the VIP rank. */
  badge?: ReactNode;
  /** The member's own pages. */
  entries: readonly NavigationEntry[];
  /** Address of the page that is open. */
  current?: string | undefined;
  /** Its words, in the language of the page. */
  labels: { id: string; copy: string; copied: string };
}

/** Who is here, and under it the pages that are the member's own. Source: SHL-02. */
export function AccountMenu(props: AccountMenuProps) {
  const { account, nickname, pictureUrl, id, badge, entries, current, onNavigate, labels } = props;
  const [isCopied, copy] = useCopy();
  return (
    <Popover
      summary={
        <Name>
          <i aria-hidden="true">{pictureUrl ? <img src={pictureUrl} alt="" /> : initialsOf(nickname)}</i>
          <span className="who">
            <b>{account}</b>
            {badge}
          </span>
        </Name>
      }
    >
      <Identity>
        <bdi dir="ltr">
          {labels.id} {id}
        </bdi>
        <output>{isCopied && labels.copied}</output>
        <button type="button" className="icon" aria-label={labels.copy} title={labels.copy} onClick={() => copy(id)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        </button>
      </Identity>
      <List>
        {entries.map(({ icon, label, unread, ...target }) => (
          <li key={label}>
            <LinkOrButton {...target} aria-current={target.href && target.href === current ? 'page' : undefined} onNavigate={onNavigate}>
              <Icon name={icon} />
              {label}
              {unread && (
                <span className="unread">
                  <bdi>{unread}</bdi>
                </span>
              )}
            </LinkOrButton>
          </li>
        ))}
      </List>
    </Popover>
  );
}

const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  paddingBlock: 4,
  '& i': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
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
  '& img': { inlineSize: '100%', blockSize: '100%', borderRadius: '50%', objectFit: 'cover' },
  '& .who': { display: 'grid', justifyItems: 'start', gap: 2, minInlineSize: 0, whiteSpace: 'nowrap' },
  '& b': {
    maxInlineSize: 120,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // A name in other letters than the page's is cut at its own end.
    unicodeBidi: 'plaintext',
    whiteSpace: 'nowrap',
    fontSize: 14,
    lineHeight: 1.25,
    fontWeight: 700,
    color: tone.text,
  },
  [media.phone]: { '& i': { inlineSize: 32, blockSize: 32 }, '& .who': unseen },
});

const Identity = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 54,
  marginInline: 8,
  paddingInline: '12px 2px',
  borderBlockEnd: `1px solid ${tone.line}`,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  color: tone.muted,
  '& output': { marginInlineStart: 'auto', fontWeight: 600, color: tone.good },
  ...control,
});

const List = styled('ul')({
  ...menuList,
  inlineSize: 288,
  maxInlineSize: '100%',
  '& .unread': { ...unreadMark, marginInlineStart: 'auto' },
});
