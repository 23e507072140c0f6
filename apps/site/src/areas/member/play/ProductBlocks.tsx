import { styled } from '@mui/material/styles';
import { CheckField } from '@site/ui/CheckField';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../status/Failed';
import { useMoment } from '../security/useMoment';
import { gameTypes } from './gameTypes';
import { PlayCard } from './PlayCard';
import type { PlayStore } from './PlayStore';

/** Types of games that a member closes for themselves. Source: RES-02. */
export const ProductBlocks = observer(function ProductBlocks({ play }: { play: PlayStore }) {
  const { t } = useTranslation('safer');
  const { t: site } = useTranslation();
  const moment = useMoment();
  const { load } = play.blocks;
  return (
    <PlayCard title={t('blocks.title')} text={t('blocks.text')}>
      {load.state === 'loading' && <Skeleton look="list" count={2} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void play.blocks.ask({})} />}
      {load.state === 'ready' && (
        <Grid>
          {gameTypes.map((gameType) => {
            const row = load.value.list.find((type) => type.gameType === gameType);
            const opensAt = row?.opensAt ?? null;
            return (
              <li key={gameType}>
                <CheckField
                  label={site(`category.${gameType}`)}
                  checked={row?.isBlocked !== true}
                  onChange={({ target }) => void play.block(gameType, !target.checked)}
                />
                {opensAt !== null && <small>{t('blocks.opens', { at: moment(opensAt) })}</small>}
              </li>
            );
          })}
        </Grid>
      )}
    </PlayCard>
  );
});

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
  gap: '4px 28px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: 8, borderBlockEnd: `1px solid ${tone.line}` },
  '& small': { fontSize: 12.5, color: tone.muted },
});
