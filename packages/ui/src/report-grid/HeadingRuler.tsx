import { styled } from '@mui/material/styles';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { leastWidthOf } from './gridColumnOf';
import { headingStyle } from './headingStyle';
import type { ReportColumn } from './ReportColumn';

/** Measured sizes of headings, in CSS pixels. */
export interface HeadingSizes {
  /** Height of the highest heading. */
  height: number;
  /** Least widths of columns whose longest word is wider than the column, by id. */
  widths: Readonly<Record<string, number>>;
}

export interface HeadingRulerProps<Row> {
  columns: readonly ReportColumn<Row>[];
  isPhone: boolean;
  /** Id of the sorted column, whose arrow stands beside its heading. */
  sorted: string | undefined;
  /** Called with the sizes, and again once they change, such as with a font that came later. */
  onMeasure: (sizes: HeadingSizes) => void;
}

/** Space beside a heading: the padding of its cell, and the arrow of the sorted one. */
const PADDING_PX = 28;
const ARROW_PX = 22;
/** Space that a scroll bar may take beside the columns. */
const SCROLL_BAR_PX = 16;

/**
 * Measures the headings of all columns, unseen, in a line that shares its width as the grid does: the grid takes one height for all of them,
 * and draws only the columns in view.
 */
export function HeadingRuler<Row>({ columns, isPhone, sorted, onMeasure }: HeadingRulerProps<Row>) {
  const line = useRef<HTMLSpanElement>(null);
  const headings = useMemo(
    () =>
      columns.map((column, index) => ({
        id: column.id,
        label: column.label,
        least: leastWidthOf(column, index === 0, isPhone),
        space: PADDING_PX + (column.id === sorted ? ARROW_PX : 0),
      })),
    [columns, isPhone, sorted],
  );
  useLayoutEffect(() => {
    const own = line.current;
    if (!own) return undefined;
    const measure = () => {
      const words = [...own.querySelectorAll('b')].map(({ scrollWidth, clientWidth }) => ({ needed: scrollWidth, given: clientWidth }));
      onMeasure({
        height: own.offsetHeight,
        widths: Object.fromEntries(
          headings.flatMap(({ id, space }, index) => {
            const { needed = 0, given = 0 } = words[index] ?? {};
            return needed > given ? [[id, needed + space]] : [];
          }),
        ),
      });
    };
    measure();
    const growing = new ResizeObserver(measure);
    growing.observe(own);
    return () => growing.disconnect();
  }, [headings, onMeasure]);
  return (
    <Hidden aria-hidden="true">
      <span ref={line}>
        {headings.map(({ id, label, least, space }) => (
          <i key={id} style={{ flex: `${least} 0 0`, minInlineSize: least, paddingInlineEnd: space }}>
            <b>{label}</b>
          </i>
        ))}
      </span>
    </Hidden>
  );
}

const Hidden = styled('span')({
  display: 'block',
  visibility: 'hidden',
  blockSize: 0,
  overflow: 'hidden',
  '& > span': { display: 'flex', paddingInlineEnd: SCROLL_BAR_PX },
  '& i': { boxSizing: 'border-box' },
  '& b': { ...headingStyle, display: 'block' },
});
