import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CatalogueGame } from '@site/api/operator';
import { DeskTitle } from '@site/ui/DeskTitle';
import { SelectField } from '@site/ui/SelectField';
import { StatusChip } from '@site/ui/StatusChip';
import { media } from '@site/ui/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { RecordsCard } from '../../parts/RecordsCard';
import { PageFrame } from '../../parts/PageFrame';
import type { RecordColumn } from '../../parts/RecordTable';
import { SearchForm } from '../../parts/SearchForm';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';
import { GameDialog, type GameAct } from './GameDialog';
import { GameStatusChip } from './GameStatusChip';

const statuses = ['open', 'maintenance', 'disabled', 'soon', 'withdrawn'] as const;

/** Games and their vendors: opened and closed, marked and put in order. Source: OPR-05. */
export default function CataloguePage() {
  const { t } = useTranslation(['desk-content', 'operator']);
  const desk = useDesk();
  const { pageNo, search, filter } = usePage();
  const [query] = useSearchParams();
  const [asked, setAsked] = useState<GameAct>();
  const vassalage = query.get('vendor') ?? '';
  const status = statuses.find((one) => one === query.get('status'));
  const answer = useCall('catalogue', { search, pageNo, ...(vassalage && { vassalage }), ...(status && { status }) });
  const vendors = answer.value?.vendors ?? [];
  const vendor = vendors.find((one) => one.vassalage === vassalage);
  const columns: RecordColumn<CatalogueGame>[] = [
    {
      id: 'name',
      label: t('games.name'),
      renderCell: ({ nodeId, name }) => (
        <>
          {name} <small dir="ltr">#{nodeId}</small>
        </>
      ),
    },
    { id: 'vendor', label: t('games.vendor'), renderCell: ({ vendorName }) => vendorName },
    { id: 'type', label: t('games.type'), renderCell: ({ gameType }) => t(`place.w_${gameType.toLowerCase()}` as 'place.w_rng') },
    { id: 'status', label: t('games.status'), renderCell: (game) => <GameStatusChip status={game.status} /> },
    {
      id: 'marks',
      label: t('games.marks'),
      renderCell: ({ isHot, isNew }) =>
        isHot || isNew ? (
          <>
            {isHot && <StatusChip tone="waiting" icon="flame" label={t('games.hot')} />}{' '}
            {isNew && <StatusChip tone="info" icon="star" label={t('games.new')} />}
          </>
        ) : (
          ''
        ),
    },
    { id: 'position', label: t('games.position'), isFigure: true, renderCell: ({ position }) => <bdi>{position + 1}</bdi> },
    {
      id: 'acts',
      label: t('games.acts'),
      renderCell: (game) => (
        <Acts>
          {game.status === 'open' && (
            <Button size="small" variant="outlined" color="error" onClick={() => setAsked({ act: 'close', game })}>
              {t('games.close')}
            </Button>
          )}
          {(game.status === 'maintenance' || game.status === 'disabled') && (
            <Button size="small" variant="outlined" onClick={() => setAsked({ act: 'open', game })}>
              {t('games.open')}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => setAsked({ act: 'mark', game })}>
            {t('games.mark')}
          </Button>
        </Acts>
      ),
    },
  ];
  return (
    <PageFrame>
      <DeskTitle title={t('operator:page.catalogue')} text={t('games.text')} />
      <Filters>
        <SearchForm size="small" label={t('games.search')} />
        <SelectField
          label={t('games.vendor')}
          isLabelHidden
          size="small"
          value={vassalage}
          items={[
            { value: '', label: t('games.everyVendor') },
            ...vendors.map((one) => ({ value: one.vassalage, label: t('games.vendorCounted', one) })),
          ]}
          onChange={({ target }) => filter('vendor', target.value)}
        />
        <SelectField
          label={t('games.status')}
          isLabelHidden
          size="small"
          value={status ?? ''}
          items={[{ value: '', label: t('games.everyStatus') }, ...statuses.map((one) => ({ value: one, label: t(`gameStatus.${one}`) }))]}
          onChange={({ target }) => filter('status', target.value)}
        />
      </Filters>
      <RecordsCard
        title={vendor?.name ?? t('games.all')}
        note={answer.value && t('games.total', { count: answer.value.total })}
        trailing={
          vendor && (
            <>
              <Button size="small" variant="outlined" onClick={() => setAsked({ act: 'open', vendor })}>
                {t('games.openAll')}
              </Button>
              <Button size="small" variant="outlined" color="error" onClick={() => setAsked({ act: 'close', vendor })}>
                {t('games.closeAll')}
              </Button>
            </>
          )
        }
        answer={answer}
        columns={columns}
        idOf={({ nodeId }) => nodeId}
        empty={{ title: t('games.none'), text: t('games.noneText') }}
      />
      {asked && (
        <GameDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={(text) => {
            setAsked(undefined);
            desk.tell(text);
            answer.reload();
          }}
        />
      )}
    </PageFrame>
  );
}

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, [media.phone]: { '& > *': { minBlockSize: 44 } } });

const Filters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px 190px',
  gap: 8,
  alignItems: 'end',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', '& > :first-child': { gridColumn: '1 / -1' } },
});
