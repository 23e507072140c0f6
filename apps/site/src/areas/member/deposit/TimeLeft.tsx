import { localDigits } from '@site/money/localDigits';
import { useSecondsUntil } from '@site/ui/useSecondsUntil';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../security/useMoment';

const HOUR_S = 3600;

const two = (part: number) => String(Math.floor(part)).padStart(2, '0');

/** Until when something is to be paid: in the last hour counted down, before that as a time. */
export const TimeLeft = observer(function TimeLeft({ untilMs }: { untilMs: number }) {
  const { t, i18n } = useTranslation('deposit');
  const moment = useMoment();
  const left = useSecondsUntil(untilMs);
  if (left === 0) return null;
  const counted = `${two(left / 60)}:${two(left % 60)}`;
  return (
    <p className="left" aria-live="off">
      {left > HOUR_S ? t('until', { at: moment(untilMs) }) : t('left', { left: localDigits(counted, i18n.language) })}
    </p>
  );
});
