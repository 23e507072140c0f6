import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { LinkButton } from '../../shell/LinkButton';
import { Away } from './Away';
import { Breaks } from './Breaks';
import { Limits } from './Limits';
import { PlayCard } from './PlayCard';
import { PlayStore } from './PlayStore';
import { ProductBlocks } from './ProductBlocks';
import { RealityChoice } from './RealityChoice';
import { SessionTime } from './SessionTime';
import { Statement } from './Statement';

/** Shows what play costs, and the limits and breaks that its member sets. Source: RES-01, RES-02, RES-03. */
export default observer(function PlayPage() {
  const { t } = useTranslation('safer');
  const { api, session } = useStores();
  const [play] = useState(() => new PlayStore(api, session));
  useEffect(() => play.start(), [play]);
  const { limits } = play;
  return (
    <Page>
      <p className="lead">
        <span>{t('lead', { hours: limits.load.state === 'ready' ? limits.load.value.waitHours : 24 })}</span>
        <SessionTime play={play} />
      </p>
      <Away play={play} />
      <Statement />
      <Limits play={play} />
      <div className="row">
        <RealityChoice play={play} />
        <Breaks play={play} />
      </div>
      <ProductBlocks play={play} />
      <PlayCard
        title={t('help.title')}
        text={t('help.text')}
        action={
          <LinkButton href="/help#help-SAFETY" variant="outlined">
            {t('help.link')}
          </LinkButton>
        }
      />
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gap: 20,
  minInlineSize: 0,
  '& .lead': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    margin: 0,
    color: tone.muted,
    fontSize: 14,
  },
  '& .row': { display: 'grid', gridTemplateColumns: 'minmax(0, 1.5fr) repeat(2, minmax(0, 1fr))', gap: 20 },
  [media.compact]: { '& .row': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
