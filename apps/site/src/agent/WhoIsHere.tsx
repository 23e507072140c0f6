import { styled } from '@mui/material/styles';
import type { MemberInfo } from '@site/api/member';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../shell/MemberMenu';

/** The agent's nickname, account and kind. */
export function WhoIsHere({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('agent');
  return (
    <Who>
      <i aria-hidden="true">{initialsOf(member.nickname)}</i>
      <p>
        <b>{member.nickname}</b>
        <small>
          <bdi dir="ltr">{member.account}</bdi> · {t(`type.${member.type}`)}
        </small>
      </p>
    </Who>
  );
}

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  whiteSpace: 'nowrap',
  '& i': {
    display: 'grid',
    placeItems: 'center',
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
  '& p': { margin: 0 },
  '& b': { display: 'block', fontWeight: 600, lineHeight: '16px' },
  '& small': { display: 'block', fontSize: 11, lineHeight: '15px', color: tone.muted },
});
