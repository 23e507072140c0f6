import { styled } from '@mui/material/styles';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { localDigits } from '@site/money/localDigits';
import { useLocale } from '../theme/useLocale';
import type { PageSize } from './useReport';

export interface ReportFooterLabels {
  /** '1–50 of 8,412'; without a count '1–50'. */
  range: (first: number, last: number, total: number | undefined) => string;
  /** 'Totals are counted by the server over all 8,412 rows'. */
  totalsNote: (total: number | undefined) => string;
  rowsPerPage: string;
  /** Shows all rows at once, where the page holds them. */
  allRows: string;
  previous: string;
  next: string;
}

export interface ReportFooterProps {
  firstRow: number;
  lastRow: number;
  totalRows: number | undefined;
  pageSize: PageSize;
  canShowAll: boolean;
  labels: ReportFooterLabels;
  onPageSize: (size: PageSize) => void;
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
}

const pages: PageSize[] = [25, 50, 100];

/** Footer with the position of the page among all rows. Keyset pages have no numbers, only a next and a previous page. */
export function ReportFooter(props: ReportFooterProps) {
  const { firstRow, lastRow, totalRows, pageSize, canShowAll, labels, onPageSize, onPrevious, onNext } = props;
  const locale = useLocale();
  const sizes: PageSize[] = canShowAll ? [...pages, 'all'] : pages;
  return (
    <Foot>
      {lastRow >= firstRow && (
        <>
          <span>{labels.range(firstRow, lastRow, totalRows)}</span>
          <Note>{labels.totalsNote(totalRows)}</Note>
        </>
      )}
      <Grow />
      <Sizes>
        {labels.rowsPerPage}
        <select value={pageSize} onChange={(event) => onPageSize(sizes[event.currentTarget.selectedIndex] ?? 50)}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size === 'all' ? labels.allRows : localDigits(size, locale)}
            </option>
          ))}
        </select>
      </Sizes>
      {/* Disabled natively, a button would lose the focus while a page loads and at either end. */}
      <PageButton look="plain" aria-disabled={!onPrevious} onClick={onPrevious}>
        {labels.previous}
      </PageButton>
      <NextButton look="plain" aria-disabled={!onNext} onClick={onNext}>
        {labels.next}
        <Icon name="forward" size={16} />
      </NextButton>
    </Foot>
  );
}

const Foot = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minBlockSize: 44,
  paddingInline: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.tone.line}`,
  color: theme.vars.palette.tone.muted,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.down('md')]: { paddingInline: 12, columnGap: 8 },
}));

const Note = styled('span')({ '@container (max-width: 799px)': { display: 'none' } });

const Grow = styled('span')({ flex: 1 });

const Sizes = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& > select': {
    blockSize: 28,
    paddingInline: 8,
    border: `1px solid ${theme.vars.palette.tone.edge}`,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.tone.surface,
    color: theme.vars.palette.tone.text,
    font: 'inherit',
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const PageButton = styled(DeskButton)(({ theme }) => ({
  '&[aria-disabled="true"]': { color: theme.vars.palette.tone.faint, backgroundColor: 'transparent', cursor: 'default' },
}));

const NextButton = styled(PageButton)(({ theme }) => ({ '&[aria-disabled="false"]': { color: theme.vars.palette.tone.text } }));
