import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MemberInfo } from '@site/api/member';
import { cardStyle } from '@site/ui/cardStyle';
import { CopyButton } from '@site/ui/CopyButton';
import { display } from '@site/ui/display';
import { Icon } from '@site/ui/Icon';
import { initialsOf } from '@site/ui/initialsOf';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { VipBadge } from '@site/ui/VipBadge';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import type { SecurityStore } from '../security/SecurityStore';
import { useMoment } from '../security/useMoment';
import { SecurityLevel } from './SecurityLevel';

const IconDialog = lazyPart(() => import('./IconDialog'));
const ProfileDialog = lazyPart(() => import('./ProfileDialog'));

/** Who the member is: picture, names, rank, id, last login, and how well the account is protected. Source: MEM-01. */
export const ProfileHead = observer(function ProfileHead({ member, security }: { member: MemberInfo; security: SecurityStore }) {
  const { t } = useTranslation('profile');
  const { t: words } = useTranslation('member');
  const moment = useMoment();
  const [dialog, setDialog] = useState<'icon' | 'profile'>();
  const close = () => setDialog(undefined);
  const last = member.lastLogin;
  return (
    <Head aria-label={t('title')}>
      <button type="button" className="avatar" aria-label={t('icon.change')} onClick={() => setDialog('icon')}>
        {member.icon ? (
          <img src={`/art/avatar/${member.icon}-96.webp`} width={84} height={84} alt="" />
        ) : (
          <span aria-hidden="true">{initialsOf(member.nickname || member.account)}</span>
        )}
        <i aria-hidden="true">
          <Icon name="camera" size={16} />
        </i>
      </button>
      <div className="names">
        <h2>
          <bdi>{member.nickname || member.account}</bdi>
          {member.hasVip && member.vipLabelName && <VipBadge level={member.vipRankLevel} label={member.vipLabelName} />}
        </h2>
        <p>
          <bdi dir="ltr">{member.account}</bdi>
          <span>
            {t('id')} <bdi dir="ltr">{member.id}</bdi>
            <CopyButton value={member.id} labels={{ copy: t('copyId'), copied: words('security.copied') }} />
          </span>
        </p>
        <p className="last">
          {last ? (
            <>
              {words('security.lastLogin')}: {moment(last.at)} · {last.device || words('security.unknownDevice')} ·{' '}
              <bdi dir="ltr">{last.address}</bdi>
            </>
          ) : (
            words('security.firstLogin')
          )}
        </p>
      </div>
      <SecurityLevel security={security} />
      <Button variant="outlined" startIcon={<Icon name="edit" size={18} />} onClick={() => setDialog('profile')}>
        {t('edit')}
      </Button>
      {dialog === 'icon' && <IconDialog onClose={close} />}
      {dialog === 'profile' && <ProfileDialog onClose={close} />}
    </Head>
  );
});

const Head = styled('section')(cardStyle, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(180px, 240px) auto',
  alignItems: 'center',
  gap: '16px 24px',
  padding: 24,
  '& .avatar': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 88,
    blockSize: 88,
    padding: 0,
    border: `2px solid ${tone.actionText}`,
    borderRadius: '50%',
    backgroundColor: tone.raised,
    color: tone.text,
    font: 'inherit',
    fontSize: 28,
    fontWeight: 700,
    cursor: 'pointer',
  },
  '& .avatar img': { display: 'block', borderRadius: '50%' },
  '& .avatar i': {
    position: 'absolute',
    insetBlockEnd: -2,
    insetInlineEnd: -2,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 30,
    blockSize: 30,
    borderRadius: '50%',
    backgroundColor: tone.action,
    color: tone.onAction,
    boxShadow: `0 0 0 3px ${tone.surface}`,
  },
  '& h2': {
    ...display,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    margin: 0,
    fontSize: 24,
    lineHeight: 1.2,
  },
  '& h2 bdi': { overflowWrap: 'anywhere' },
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 16px', margin: 0, marginBlockStart: 4, color: tone.muted },
  '& p > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .last': { display: 'block', fontSize: 13, lineHeight: 1.5, color: tone.faint },
  [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', '& > div:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 } },
  [media.phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: 18,
    '& > .MuiButton-root': { gridColumn: '1 / -1' },
  },
});
