import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { StatusChip } from '@site/ui/StatusChip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Loaded } from '../../parts/Loaded';
import { type RecordColumn, RecordTable } from '../../parts/RecordTable';
import { useCall } from '../../useCall';

interface Flag {
  name: string;
  isOn: boolean;
}

/** The switches of the brand, with what each does. */
export function FlagsCard() {
  const { t } = useTranslation('desk-house');
  const desk = useDesk();
  const answer = useCall('flags', {});
  const [turned, setTurned] = useState<Flag>();
  const columns: RecordColumn<Flag>[] = [
    { id: 'effect', label: t('flag.effect'), renderCell: ({ name }) => t(`flag.${name as 'VIP'}`) },
    { id: 'name', label: t('flag.name'), renderCell: ({ name }) => <code>{name}</code> },
    {
      id: 'state',
      label: t('flag.state'),
      renderCell: ({ isOn }) => (
        <StatusChip tone={isOn ? 'good' : 'plain'} icon={isOn ? 'check' : 'close'} label={t(isOn ? 'flag.on' : 'flag.off')} />
      ),
    },
    {
      id: 'turn',
      label: t('flag.change'),
      renderCell: (flag) => (
        <DeskButton
          onClick={() => setTurned(flag)}
          aria-label={t(flag.isOn ? 'flag.turnOffOf' : 'flag.turnOnOf', { effect: t(`flag.${flag.name as 'VIP'}`) })}
        >
          {t(flag.isOn ? 'flag.turnOff' : 'flag.turnOn')}
        </DeskButton>
      ),
    },
  ];
  return (
    <DeskCard title={t('flag.title')} note={t('flag.note')}>
      <Loaded answer={answer}>
        {({ list }) => <RecordTable label={t('flag.title')} columns={columns} rows={list} idOf={({ name }) => name} />}
      </Loaded>
      {turned && (
        <ActDialog
          title={t(turned.isOn ? 'flag.turnOffOf' : 'flag.turnOnOf', { effect: t(`flag.${turned.name as 'VIP'}`) })}
          text={t('flag.atOnce')}
          reason={{ label: t('reason'), help: t('reasonHelp'), isRequired: true }}
          submit={t(turned.isOn ? 'flag.turnOff' : 'flag.turnOn')}
          isDanger={turned.isOn}
          onAct={async (textOf) => {
            const reply = await desk.api('setFlag', { name: turned.name, isOn: !turned.isOn, reason: textOf('reason') });
            if (reply.ok) {
              setTurned(undefined);
              desk.tell(t('flag.done', { name: turned.name }));
              answer.reload();
            }
            return reply;
          }}
          onClose={() => setTurned(undefined)}
        />
      )}
    </DeskCard>
  );
}
