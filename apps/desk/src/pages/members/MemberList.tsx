import type { MemberRow } from '@site/api/operator';
import { DeskTitle } from '@site/ui/DeskTitle';
import { Money } from '@site/ui/Money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Moment } from '../../parts/Moment';
import { RecordsCard } from '../../parts/RecordsCard';
import { PageFrame } from '../../parts/PageFrame';
import type { RecordColumn } from '../../parts/RecordTable';
import { SearchForm } from '../../parts/SearchForm';
import { usePage } from '../../parts/usePage';
import { useCall } from '../../useCall';
import { MemberState } from './MemberState';

/** Members by name, number or contact. Source: OPR-08. */
export function MemberList() {
  const { t } = useTranslation();
  const { pageNo, search } = usePage();
  const answer = useCall('members', { search, pageNo });
  const columns: RecordColumn<MemberRow>[] = [
    {
      id: 'name',
      label: t('members.name'),
      renderCell: ({ id, username, nickname }) => (
        <>
          <Link to={`?id=${id}`}>
            <bdi dir="ltr">{username}</bdi>
          </Link>{' '}
          <small>
            <bdi>{nickname}</bdi>
          </small>
        </>
      ),
    },
    { id: 'type', label: t('members.type'), renderCell: ({ type }) => t(`type.${type as 0}`) },
    { id: 'state', label: t('members.state'), renderCell: ({ state }) => <MemberState state={state} /> },
    {
      id: 'balance',
      label: t('members.balance'),
      isFigure: true,
      renderCell: ({ balanceMinor, currency }) => <Money amountMinor={BigInt(balanceMinor)} currency={currency} />,
    },
    { id: 'since', label: t('members.since'), renderCell: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
  return (
    <PageFrame>
      <DeskTitle title={t('page.members')} text={t('members.text')} />
      <SearchForm label={t('members.search')} />
      <RecordsCard
        title={t('members.list')}
        answer={answer}
        columns={columns}
        idOf={({ id }) => id}
        empty={{ title: t('members.none'), text: t('members.noneText') }}
      />
    </PageFrame>
  );
}
