import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useCopy } from '../copy-button/useCopy';
import { Icon } from '../icons/Icon';
import type { LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import { menuList } from '../popover/menuList';
import { Popover, type PopoverProps } from '../popover/Popover';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import { unreadMark } from '../theme/unreadMark';
import { visuallyHidden } from '../theme/visuallyHidden';
import { tone } from '../theme/vars';
import { initialsOf } from './initialsOf';

export interface AccountMenuProps extends Omit<PopoverProps, 'summary' | 'children'>, Pick<LinkProps, 'onNavigate'> {
  /** Account name on the button. */
  account: string;
  /** Nickname; its initials replace a missing picture. */
  nickname: string;
  /** Avatar shown in the ring. */
  pictureUrl?: string | undefined;
  /** The member's number for other people, to read and to copy. */
  memberId: string;
  /** Shown under the name, e.g. the VIP rank. */
  badge?: ReactNode;
  /** Links to the member's pages. */
  items: readonly NavigationEntry[];
  /** Address of the current page. */
  current?: string | undefined;
  /** Labels in the language of the page. */
  labels: { id: string; copy: string; copied: string };
}

/** Shows the account, with a menu of the member's pages. Source: SHL-02. */
export function AccountMenu(props: AccountMenuProps) {
  const { account, nickname, pictureUrl, memberId, badge, items, current, onNavigate, labels, ...rest } = props;
  const [isCopied, copy] = useCopy();
  return (
    <Popover
      {...rest}
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
          {labels.id} {memberId}
        </bdi>
        <output>{isCopied && labels.copied}</output>
        <button type="button" className="icon" aria-label={labels.copy} title={labels.copy} onClick={() => copy(memberId)}>
          <Icon name={isCopied ? 'check' : 'copy'} size={18} />
        </button>
      </Identity>
      <List>
        {items.map(({ icon, label, unread, ...target }) => (
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
    // A name in another script is truncated at its own end.
    unicodeBidi: 'plaintext',
    whiteSpace: 'nowrap',
    fontSize: 14,
    lineHeight: 1.25,
    fontWeight: 700,
    color: tone.text,
  },
  [media.phone]: { '& i': { inlineSize: 32, blockSize: 32 }, '& .who': visuallyHidden },
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
