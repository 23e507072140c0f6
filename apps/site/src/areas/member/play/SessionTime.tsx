import { localDigits } from '@site/money/localDigits';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import type { PlayStore } from './PlayStore';

const two = (value: number) => String(value).padStart(2, '0');

/** How long this session lasts, to the second. Source: RES-02. */
export const SessionTime = observer(function SessionTime({ play }: { play: PlayStore }) {
  const { t } = useTranslation('safer');
  const { system } = useStores();
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { load } = play.check;
  if (load.state !== 'ready') return null;
  const seconds = Math.max(0, Math.floor((nowMs - load.value.since) / 1000));
  const time = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return (
    <span>
      {t('session')}{' '}
      <b>
        <bdi dir="ltr">{localDigits(time, system.locale)}</bdi>
      </b>
    </span>
  );
});
