import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { LogLine } from '@site/api/operator';
import { DeskTitle } from '@site/ui/DeskTitle';
import { tone } from '@site/ui/vars';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Moment } from '../../parts/Moment';
import { RecordsCard } from '../../parts/RecordsCard';
import { PageFrame } from '../../parts/PageFrame';
import type { RecordColumn } from '../../parts/RecordTable';
import { SearchForm } from '../../parts/SearchForm';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';

/** Everything that operators have done, newest first. Source: OPR-07. */
export default function LogPage() {
  const { t, i18n } = useTranslation();
  const nameOf = (act: string) => (i18n.exists(`logAct.${act}`) ? t(`logAct.${act as 'look'}`) : act);
  const { pageNo, search, filter } = usePage();
  const answer = useCall('auditLog', { search, pageNo });
  const columns: RecordColumn<LogLine>[] = [
    { id: 'act', label: t('log.act'), renderCell: ({ act }) => nameOf(act) },
    {
      id: 'at',
      label: t('log.at'),
      renderCell: ({ at }) => <Moment at={at} />,
    },
    { id: 'operator', label: t('log.operator'), renderCell: ({ operator }) => <bdi dir="ltr">{operator}</bdi> },
    {
      id: 'target',
      label: t('log.target'),
      renderCell: ({ target, accountId, username }) =>
        accountId ? (
          <Link to={`/operator/members?id=${accountId}`}>
            <bdi dir="ltr">{username}</bdi>
          </Link>
        ) : (
          target && <bdi dir="ltr">{target}</bdi>
        ),
    },
    { id: 'reason', label: t('log.reason'), renderCell: ({ reason }) => reason && <bdi>{reason}</bdi> },
    {
      id: 'change',
      label: t('log.change'),
      renderCell: ({ before, after }) =>
        (before || after) && (
          <Change dir="ltr">
            {before && <del>{before}</del>}
            {after && <ins>{after}</ins>}
          </Change>
        ),
    },
    { id: 'ip', label: t('log.ip'), renderCell: ({ ip }) => <bdi dir="ltr">{ip}</bdi> },
  ];
  return (
    <PageFrame>
      <DeskTitle title={t('page.log')} text={t('log.text')} />
      <SearchForm label={t('log.search')} />
      <RecordsCard
        title={t('log.list')}
        answer={answer}
        columns={columns}
        idOf={({ id }) => id}
        pageRows={50}
        empty={{
          title: t('log.none'),
          action: search !== '' && (
            <Button variant="outlined" onClick={() => filter('search', '')}>
              {t('members.clear')}
            </Button>
          ),
        }}
      />
    </PageFrame>
  );
}

const Change = styled('bdi')({
  display: 'grid',
  gap: 4,
  maxInlineSize: 420,
  fontFamily: 'monospace',
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '& del': { color: tone.bad },
  '& ins': { color: tone.good, textDecoration: 'none' },
});
