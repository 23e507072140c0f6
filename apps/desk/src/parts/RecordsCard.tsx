import { styled } from '@mui/material/styles';
import { DeskCard, type DeskCardProps } from '@site/ui/DeskCard';
import { EmptyState, type EmptyStateProps } from '@site/ui/EmptyState';
import { Pagination } from '@site/ui/Pagination';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../useCall';
import { Loaded } from './Loaded';
import { type RecordColumn, RecordTable } from './RecordTable';
import { usePage } from './usePage';

export interface RecordsCardProps<Row> extends Pick<DeskCardProps, 'title' | 'note' | 'trailing'> {
  answer: Answer<{ list: Row[]; total: number }>;
  columns: readonly RecordColumn<Row>[];
  idOf: (row: Row) => string | number;
  /** Rows on a page. @default 20 */
  pageRows?: number;
  /** Said when there are no records. */
  empty: Pick<EmptyStateProps, 'title' | 'text' | 'action'>;
}

/** A page of records in all its states, with the way to the other pages, which the address names. */
export function RecordsCard<Row>({ title, note, trailing, answer, columns, idOf, pageRows = 20, empty }: RecordsCardProps<Row>) {
  const { t } = useTranslation();
  const id = useId();
  const { pageNo, openPage } = usePage();
  return (
    <DeskCard id={id} title={title} note={note} trailing={trailing}>
      <Loaded answer={answer}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <>
              <RecordTable label={title} columns={columns} rows={list} idOf={idOf} />
              <Foot>
                <Pagination
                  value={pageNo}
                  totalPages={Math.ceil(total / pageRows)}
                  onChange={openPage}
                  startId={id}
                  labels={{
                    region: t('pages.region'),
                    previous: t('pages.previous'),
                    next: t('pages.next'),
                    page: (page) => t('pages.page', { page }),
                  }}
                />
              </Foot>
            </>
          )
        }
      </Loaded>
    </DeskCard>
  );
}

const Foot = styled('div')({ display: 'flex', justifyContent: 'center', padding: '12px 16px', '&:empty': { display: 'none' } });
