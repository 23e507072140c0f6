import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shell/LinkButton';
import { useMoment } from '../security/useMoment';
import { PlayCard } from './PlayCard';
import type { PlayStore } from './PlayStore';

/** Tells a member who has logged in during a break until when it lasts, and what is possible. Source: RES-02, docs/domain.md DR-23.6. */
export const Away = observer(function Away({ play }: { play: PlayStore }) {
  const { t } = useTranslation('safer');
  const site = useTranslation();
  const moment = useMoment();
  const { load } = play.exclusion;
  const current = load.state === 'ready' ? load.value.current : null;
  if (!current) return null;
  return (
    <PlayCard
      title={t(current.kind === 'self' ? 'break.nowSelf' : 'break.now', { at: moment(current.until) })}
      text={t('break.nowText')}
      action={
        <>
          <LinkButton href="/member/withdraw" variant="contained">
            {site.t('place.withdraw')}
          </LinkButton>
          <LinkButton href="/member/transactionHistory" variant="outlined">
            {site.t('place.accountRecord')}
          </LinkButton>
        </>
      }
    />
  );
});
