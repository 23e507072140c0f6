import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContentKind, ContentRow } from '@site/api/operatorContent';
import { DeskSegments } from '@site/ui/DeskSegments';
import { Icon } from '@site/ui/Icon';
import { SelectField } from '@site/ui/SelectField';
import { media } from '@site/ui/layout';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { Moment } from '../../parts/Moment';
import { RecordsCard } from '../../parts/RecordsCard';
import { PageFrame } from '../../parts/PageFrame';
import { PageHead } from '../../parts/PageHead';
import type { RecordColumn } from '../../parts/RecordTable';
import { SearchForm } from '../../parts/SearchForm';
import { usePage } from '../../parts/usePage';
import { languages, type LanguageCode } from '../../language';
import { useCall } from '../../useCall';
import { ContentStateChip } from './ContentStateChip';
import { kinds, states } from './kinds';

/** Everything of one kind, with its state: found by text, state and language. Source: OPR-03. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation(['desk-content', 'operator']);
  const { brand } = useDesk();
  const { pageNo, search, filter } = usePage();
  const [query, setQuery] = useSearchParams();
  const state = states.find((one) => one === query.get('state'));
  const shownIn = brand.languages.find((one) => one === query.get('in'));
  const answer = useCall('contents', { kind, search, pageNo, ...(state && { state }), ...(shownIn && { shownIn }) });
  const columns: RecordColumn<ContentRow>[] = [
    {
      id: 'title',
      label: t('list.title'),
      renderCell: ({ id, title }) => (
        <Link to={`?kind=${kind}&id=${id}`}>
          <bdi>{title || t('list.untitled')}</bdi>
        </Link>
      ),
    },
    { id: 'state', label: t('list.state'), renderCell: (row) => <ContentStateChip {...row} /> },
    ...(kind === 'notice' || kind === 'post'
      ? []
      : [{ id: 'place', label: t('list.place'), renderCell: ({ place }: ContentRow) => t(placeKey(kind, place) as 'place.w_home') }]),
    {
      id: 'time',
      label: t('list.time'),
      renderCell: ({ from, until }) =>
        from === null && until === null ? (
          t('list.always')
        ) : (
          <>
            {from !== null && <Moment at={from} />} – {until !== null && <Moment at={until} />}
          </>
        ),
    },
    {
      id: 'languages',
      label: t('list.languages'),
      renderCell: ({ written, languages: only }) => <bdi dir="ltr">{(only.length > 0 ? only : written).join(' · ')}</bdi>,
    },
    {
      id: 'changed',
      label: t('list.changed'),
      renderCell: ({ changedAt, changedBy }) =>
        changedAt === null ? (
          ''
        ) : (
          <>
            <bdi dir="ltr">{changedBy}</bdi>{' '}
            <small>
              <Moment at={changedAt} />
            </small>
          </>
        ),
    },
  ];
  const kindItems = kinds.map((id) => ({ id, label: t(`kind.${id}`) }));
  const choose = (next: string) => setQuery({ kind: next });
  return (
    <PageFrame>
      <PageHead title={t('operator:page.content')} text={t(`about.${kind}`)}>
        <Button component={Link} to={`?kind=${kind}&id=new`} variant="contained" startIcon={<Icon name="plus" size={16} />}>
          {t(`new.${kind}`)}
        </Button>
      </PageHead>
      <Bar>
        <DeskSegments className="wide" label={t('kinds')} items={kindItems} value={kind} onChange={choose} />
        <SelectField
          className="narrow"
          label={t('kinds')}
          size="medium"
          items={kindItems.map(({ id, label }) => ({ value: id, label }))}
          value={kind}
          onChange={({ target }) => choose(target.value)}
        />
        <div className="filters">
          <SearchForm key={kind} size="small" label={t('list.search')} />
          <SelectField
            label={t('list.state')}
            isLabelHidden
            size="small"
            value={state ?? ''}
            items={[
              { value: '', label: t('list.everyState') },
              ...states.map((one) => ({
                value: one,
                label: answer.value ? t('list.counted', { name: t(`state.${one}`), items: answer.value.counts[one] }) : t(`state.${one}`),
              })),
            ]}
            onChange={({ target }) => filter('state', target.value)}
          />
          <SelectField
            label={t('list.shownIn')}
            isLabelHidden
            size="small"
            value={shownIn ?? ''}
            items={[
              { value: '', label: t('list.everyLanguage') },
              ...brand.languages.map((one) => ({ value: one, label: languages[one as LanguageCode].name })),
            ]}
            onChange={({ target }) => filter('in', target.value)}
          />
        </div>
      </Bar>
      <RecordsCard
        title={t(`kind.${kind}`)}
        note={answer.value && t('list.total', { count: answer.value.total })}
        answer={answer}
        columns={columns}
        idOf={({ id }) => id}
        empty={{ title: t('list.none'), text: t(search || state || shownIn ? 'list.noneFound' : 'list.noneText') }}
      />
    </PageFrame>
  );
}

/** Key of the place at which something is shown. */
const placeKey = (kind: ContentKind, place: string) =>
  ({
    banner: `place.${place}`,
    announcement: `audience.${place}`,
    popup: `execution.${place}`,
    promotion: `sort.${place}`,
    help: `sort.${place}`,
    mission: `sort.${place}`,
  })[kind as 'banner'];

const Bar = styled('div')({
  display: 'grid',
  gap: 12,
  color: tone.text,
  '& .wide': { justifySelf: 'start' },
  '& .narrow': { display: 'none' },
  '& .filters': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 190px 190px', gap: 8, alignItems: 'end' },
  '@media (max-width: 1099.98px)': { '& .wide': { display: 'none' }, '& .narrow': { display: 'grid' } },
  [media.phone]: {
    '& .filters': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& .filters > :first-child': { gridColumn: '1 / -1' },
  },
});
