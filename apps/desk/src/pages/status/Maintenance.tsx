import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SiteAccess } from '@site/api/operatorContent';
import { DeskCard } from '@site/ui/DeskCard';
import { StatusChip } from '@site/ui/StatusChip';
import { TextField } from '@site/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { Moment } from '../../parts/Moment';
import { fromWallClock } from '../../parts/zonedTime';
import { CloseAtOnceDialog } from './CloseAtOnceDialog';

const looks = [
  { name: 'open', tone: 'good', icon: 'check' },
  { name: 'closed', tone: 'bad', icon: 'tools' },
  { name: 'blocked', tone: 'bad', icon: 'globe' },
] as const;

/** The switch of the site: open, closed at once or for maintenance until an expected end, or blocked in every region. Source: OPR-05, SYS-01, SYS-03. */
export function Maintenance({ access, onDone }: { access: SiteAccess; onDone: () => void }) {
  const { t } = useTranslation(['desk-content', 'operator']);
  const desk = useDesk();
  const [isAsking, setAsking] = useState(false);
  const [isUrgent, setUrgent] = useState(false);
  const [endError, setEndError] = useState<string>();
  const { name, ...look } = looks[access.status] ?? looks[0];
  const isClosed = name !== 'open';
  const { zone } = desk.brand;
  return (
    <DeskCard title={t('status.site')}>
      <Body>
        <p>
          <StatusChip {...look} label={t(`status.${name}`)} />
          {name === 'closed' && (
            <span>
              {access.maintenanceEnd === null ? (
                t('status.noEnd')
              ) : (
                <>
                  {t('status.until')} <Moment at={access.maintenanceEnd} />
                </>
              )}
            </span>
          )}
        </p>
        <p className="hint">{t(`status.${name}Text`)}</p>
        <div className="acts">
          <Button variant={isClosed ? 'contained' : 'outlined'} color={isClosed ? 'primary' : 'error'} onClick={() => setAsking(true)}>
            {t(isClosed ? 'status.openIt' : 'status.closeIt')}
          </Button>
          {!isClosed && (
            <Button variant="outlined" color="error" onClick={() => setUrgent(true)}>
              {t('status.urgentIt')}
            </Button>
          )}
        </div>
      </Body>
      {isUrgent && (
        <CloseAtOnceDialog
          onDone={() => {
            setUrgent(false);
            onDone();
          }}
          onClose={() => setUrgent(false)}
        />
      )}
      {isAsking && (
        <ActDialog
          title={t(isClosed ? 'status.openAsk' : 'status.closeAsk', { brand: desk.brand.name })}
          text={t(isClosed ? 'status.openAskText' : 'status.closeAskText')}
          reason={{ label: t('operator:decide.reason'), help: t('operator:decide.logged'), isRequired: false }}
          submit={t(isClosed ? 'status.openIt' : 'status.closeIt')}
          isDanger={!isClosed}
          onAct={async (textOf) => {
            const end = isClosed ? null : fromWallClock(textOf('end'), zone);
            const reply = await desk.api('setStatus', {
              status: isClosed ? 0 : 1,
              maintenanceEnd: end === null ? null : new Date(end).toISOString(),
              reason: textOf('reason'),
            });
            if (reply.ok) {
              setAsking(false);
              void desk.readClosing();
              desk.tell(t(reply.value.needsSecond ? 'operator:adjustments.sent' : 'status.openTold'));
              onDone();
            } else if (reply.details.field === 'maintenanceEnd') setEndError(t('rule.future'));
            return reply;
          }}
          onClose={() => setAsking(false)}
        >
          {!isClosed && (
            <>
              <p>{t('operator:proposals.needed')}</p>
              <TextField
                type="datetime-local"
                size="medium"
                name="end"
                label={t('status.end')}
                help={t('status.endHelp', { zone })}
                error={endError}
                onChange={() => setEndError(undefined)}
              />
            </>
          )}
        </ActDialog>
      )}
    </DeskCard>
  );
}

const Body = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  padding: '4px 16px 18px',
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, margin: 0 },
  '& .hint': { maxInlineSize: '60ch', opacity: 0.8 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
