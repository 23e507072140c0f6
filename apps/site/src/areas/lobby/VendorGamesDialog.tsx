import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { EmptyState } from '@site/ui/EmptyState';
import { LoadMore } from '@site/ui/LoadMore';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../shell/LinkButton';
import { Failed } from '../status/Failed';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { Tiles } from './Tiles';

/** Two rows of the widest dialog. */
const STEP = 12;

export interface VendorGamesDialogProps {
  vassalage: string;
  title: string;
  /** Number of games shown. @default the first two rows */
  most?: number | undefined;
  onClose: () => void;
}

/** Games of a vendor, lane by lane. Source: GAM-13, LOB-06. */
export default observer(function VendorGamesDialog({ vassalage, title, most = STEP, onClose }: VendorGamesDialogProps) {
  const { t } = useTranslation('games');
  const site = useTranslation();
  const { api, dialogs } = useStores();
  const [lanes] = useState(() => new Answer(api, 'vendorLanes'));
  const show = (wanted: number) => dialogs.open({ name: 'vendorGames', vassalage, title, most: wanted });
  const ask = () => void lanes.ask({ gameVendor: vassalage, platform: 'html5-desktop' });
  useEffect(() => void lanes.ask({ gameVendor: vassalage, platform: 'html5-desktop' }), [lanes, vassalage]);

  const { load } = lanes;
  const games = load.state === 'ready' ? load.value.data.lanes.flatMap((lane) => lane.games) : [];
  const shown = games.slice(0, most);
  return (
    <Dialog title={title} width="large" onClose={onClose} closeLabel={site.t('shell.close')}>
      <Body>
        {load.state === 'failed' && <Failed {...load} onRetry={ask} />}
        {load.state === 'ready' && games.length === 0 && (
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <LinkButton href="/#HOT" variant="outlined" onClick={onClose}>
                {t('seeHot')}
              </LinkButton>
            }
          />
        )}
        {load.state !== 'failed' && <Tiles items={shown} first={12} isBusy={load.state === 'loading'} />}
        {games.length > STEP && (
          <LoadMore
            shown={shown.length}
            total={games.length}
            status={site.t('lobby.showing', { shown: shown.length, category: title, total: games.length })}
            labels={{ more: site.t('lobby.loadMore'), less: site.t('lobby.showLess'), retry: site.t('status.retry') }}
            onMore={() => show(most + STEP)}
            onLess={most > STEP ? () => show(STEP) : undefined}
          />
        )}
      </Body>
    </Dialog>
  );
});

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
