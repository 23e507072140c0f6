import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { Pagination } from '@site/ui/Pagination';
import { useTranslation } from 'react-i18next';
import { type RecordColumn, RecordTable } from './RecordTable';

interface PagedRecordsProps<Row> {
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
  total: number;
  /** Rows on a page. @default 20 */
  pageRows?: number;
  pageNo: number;
  onPage: (pageNo: number) => void;
  empty: { title: string; text?: string };
}

/** A page of records with the way to the others, or what is said when there are none. */
export function PagedRecords<Row>({ total, pageRows = 20, pageNo, onPage, empty, ...table }: PagedRecordsProps<Row>) {
  const { t } = useTranslation();
  if (table.rows.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <RecordTable {...table} />
      <Foot>
        <Pagination
          value={pageNo}
          totalPages={Math.ceil(total / pageRows)}
          onChange={onPage}
          labels={{
            region: t('pages.region'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
          }}
        />
      </Foot>
    </>
  );
}

const Foot = styled('div')({ display: 'flex', justifyContent: 'center', padding: '12px 16px', '&:empty': { display: 'none' } });
