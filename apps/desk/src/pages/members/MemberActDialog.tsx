import type { MemberAct, MemberDetail } from '@site/api/operator';
import { TextArea } from '@site/ui/TextArea';
import { TextField } from '@site/ui/TextField';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';

export type MemberActName = MemberAct;

interface MemberActDialogProps {
  member: Pick<MemberDetail, 'id' | 'username'>;
  act: MemberActName;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for what an act on a member needs. Source: OPR-08. */
export function MemberActDialog({ member, act, onDone, onClose }: MemberActDialogProps) {
  const { t } = useTranslation();
  const { api } = useDesk();
  const asksReason = act === 'freeze' || act === 'unfreeze' || act === 'endSessions' || act === 'move';
  return (
    <ActDialog
      title={`${t(`act.${act}`)}: ${member.username}`}
      text={t(`act.${act}Text`)}
      {...(asksReason && { reason: { label: t('decide.reason'), help: t('decide.logged'), isRequired: false } })}
      submit={t(`act.${act}`)}
      isDanger={act === 'freeze'}
      onAct={async (textOf, transferId) => {
        const reply = await api('actOnMember', {
          id: member.id,
          act,
          title: textOf('title'),
          text: textOf('text'),
          upline: textOf('upline'),
          reason: textOf('reason'),
          transferId,
        });
        if (reply.ok) onDone();
        return reply;
      }}
      onClose={onClose}
    >
      {act === 'message' && <TextField label={t('act.title')} name="title" required maxLength={200} />}
      {(act === 'message' || act === 'note') && <TextArea label={t('act.text')} name="text" required maxLength={2000} />}
      {act === 'move' && (
        <TextField label={t('act.newUpline')} help={t('act.newUplineHelp')} name="upline" maxLength={60} autoCapitalize="none" />
      )}
    </ActDialog>
  );
}
