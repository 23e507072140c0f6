import { styled } from '@mui/material/styles';
import { initialsOf } from '../account-menu/initialsOf';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface AgentBadgeProps extends RootProps<'div'> {
  /** The agent's nickname; its initials are shown in the circle. */
  nickname: string;
  /** Account name under the nickname. */
  account: string;
  /** Account type as text. */
  kind: string;
}

/** Shows the agent's nickname, account and account type. */
export function AgentBadge({ nickname, account, kind, ...rest }: AgentBadgeProps) {
  return (
    <Who {...rest}>
      <i aria-hidden="true">{initialsOf(nickname)}</i>
      <p>
        <b>{nickname}</b>
        <small>
          <bdi dir="ltr">{account}</bdi> · {kind}
        </small>
      </p>
    </Who>
  );
}

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  fontSize: 13,
  whiteSpace: 'nowrap',
  color: tone.text,
  '& i': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 30,
    blockSize: 30,
    border: `1px solid ${tone.line}`,
    borderRadius: 8,
    fontStyle: 'normal',
    fontSize: 12,
    fontWeight: 600,
    backgroundColor: tone.raised,
    color: tone.actionText,
  },
  '& p': { minInlineSize: 0, margin: 0 },
  '& b': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600, lineHeight: '16px' },
  '& small': { display: 'block', fontSize: 11, lineHeight: '15px', color: tone.muted },
});
