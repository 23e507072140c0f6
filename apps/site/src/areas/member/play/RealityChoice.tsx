import { Skeleton } from '@site/ui/Skeleton';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FailureLine } from '../../session/FailureLine';
import { Failed } from '../../status/Failed';
import { PlayCard } from './PlayCard';
import type { PlayStore } from './PlayStore';

const choices = [15, 30, 45, 60] as const;

/** How often the member is told what the session has cost. Source: RES-02. */
export const RealityChoice = observer(function RealityChoice({ play }: { play: PlayStore }) {
  const { t } = useTranslation('safer');
  const { t: site } = useTranslation();
  const { load } = play.check;
  return (
    <PlayCard title={t('reality.title')} text={t('reality.text')}>
      {load.state === 'loading' && <Skeleton look="list" count={1} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void play.check.ask({})} />}
      {load.state === 'ready' && (
        <ModeSwitch
          label={t('reality.every')}
          items={choices.map((minutes) => ({ id: String(minutes), label: t(`reality.${minutes}`) }))}
          value={String(load.value.minutes)}
          onChange={(id) => {
            const minutes = choices.find((choice) => String(choice) === id);
            if (minutes) void play.remindEvery(minutes);
          }}
        />
      )}
      <FailureLine failure={play.failure} words={play.failure?.code === 'conflict' ? t('reality.due') : undefined} />
    </PlayCard>
  );
});
