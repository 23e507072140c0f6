import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { Moment } from '../parts/Moment';

/** Time between two looks at whether a colleague has closed the site, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

/** Tells every operator, on every page, that one of them has closed the site at once, until when and why. Source: OPR-05. */
export const ClosingNotice = observer(function ClosingNotice() {
  const { t } = useTranslation(['operator', 'desk-content']);
  const desk = useDesk();
  const { closing } = desk;
  useEffect(() => {
    void desk.readClosing();
    const timer = setInterval(() => void desk.readClosing(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [desk]);
  return (
    <Notice>
      {closing && (
        <>
          <Icon name="tools" size={18} />
          <span>
            <strong>
              <bdi>{closing.operator}</bdi> · {t('logAct.closeAtOnce')}
            </strong>{' '}
            · {t('desk-content:status.until')} <Moment at={closing.until} />
            <br />
            <bdi>{closing.reason}</bdi>
          </span>
        </>
      )}
    </Notice>
  );
});

const Notice = styled('output')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  marginBlockEnd: 16,
  padding: '10px 16px',
  borderRadius: radius.tile,
  backgroundColor: tone.actionWash,
  '&:empty': { position: 'absolute', margin: 0, padding: 0 },
  '& > svg': { flex: 'none', color: tone.actionText },
  '& > span': { minInlineSize: 0, margin: 0, fontSize: 14, lineHeight: '20px', overflowWrap: 'anywhere' },
});
