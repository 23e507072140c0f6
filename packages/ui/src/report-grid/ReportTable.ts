import { keyframes, styled, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { ComponentProps, ComponentType } from 'react';
import { selectedEdge } from '../theme/selectedEdge';
import { visuallyHidden } from '../theme/visuallyHidden';
import { headingStyle } from './headingStyle';

interface Body {
  rowHeight: number;
  /** Of all header rows. */
  headerHeight: number;
  totalsHeight: number;
  visibleRows: number;
  /** There are at least as many rows as fit. */
  isFull: boolean;
  isEmpty: boolean;
}

/** Container of a report's table with a fixed number of rows, and a line after the first column while it is scrolled horizontally. */
export const TableCard: ComponentType<ComponentProps<'div'> & Body> = styled('div', {
  shouldForwardProp: (name) => !['rowHeight', 'headerHeight', 'totalsHeight', 'visibleRows', 'isFull', 'isEmpty'].includes(String(name)),
})<Body>(({ theme, rowHeight, headerHeight, totalsHeight, visibleRows, isFull, isEmpty }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tone.line}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.tone.surface,
  '& .MuiDataGrid-main': {
    flex: 'none',
    // With a known height the grid measures itself once.
    [isFull ? 'blockSize' : 'maxBlockSize']: rowHeight * visibleRows + headerHeight + totalsHeight,
    '--DataGrid-overlayHeight': isEmpty ? '0px' : `${rowHeight * visibleRows}px`,
  },
  '&[data-scrolled="true"] .sticky, &[data-scrolled="true"] [data-totals] > div:first-of-type': {
    boxShadow: stepsAway(theme),
  },
}));

/** Returns a stepped shadow. A blur would fade at the ends of each cell and leave a row of spots. */
function stepsAway({ direction, vars: { palette } }: Theme): string {
  const sign = direction === 'rtl' ? -1 : 1;
  const dim = `color-mix(in srgb, ${palette.tone.scrim} 9%, transparent)`;
  return [`${sign}px 0 0 ${palette.tone.line}`, ...[3, 5, 8].map((far) => `${sign * far}px 0 0 ${dim}`)].join(', ');
}

/** MUI's DataGrid in the style of the agent centre. */
export const ReportTable = styled(DataGrid)(({ theme }) => {
  const { tone } = theme.vars.palette;
  const rightEdge = theme.direction === 'rtl' ? 'flex-start' : 'flex-end';
  const hairline = { borderColor: tone.raised };
  return {
    '--DataGrid-rowBorderColor': tone.raised,
    border: 0,
    borderRadius: 0,
    backgroundColor: tone.surface,
    fontSize: 13,
    fontWeight: 400,
    lineHeight: '20px',
    color: tone.text,

    '& .MuiDataGrid-columnHeader': {
      paddingInline: 12,
      backgroundColor: tone.raised,
      color: tone.muted,
      borderColor: tone.line,
    },
    '& .MuiDataGrid-columnHeaderTitle': headingStyle,
    '& .MuiDataGrid-columnHeader--sorted': { color: tone.text },
    '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
      padding: 0,
      backgroundColor: 'transparent',
      color: tone.actionText,
    },
    '& .MuiDataGrid-columnSeparator': { opacity: 0 },
    '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
    '& .MuiDataGrid-columnHeader.figure': {
      '& .MuiDataGrid-columnHeaderTitleContainer': { justifyContent: rightEdge, textAlign: rightEdge === 'flex-end' ? 'end' : 'start' },
      '& .MuiDataGrid-iconButtonContainer': { order: -1 },
    },

    '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler': { backgroundColor: tone.raised },
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },

    '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', paddingInline: 12, lineHeight: '20px', ...hairline },
    '& .MuiDataGrid-cell.words': { color: tone.muted },
    '& .MuiDataGrid-cellSkeleton': { paddingInline: 12, ...hairline },
    '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover .MuiDataGrid-cell.sticky': { backgroundColor: tone.hover },
    '& .MuiDataGrid-row.selected, & .MuiDataGrid-row.selected .MuiDataGrid-cell.sticky': { backgroundColor: tone.select },
    '& .MuiDataGrid-row.selected .sticky::before': selectedEdge,

    '& .sticky': { position: 'sticky', insetInlineStart: 0, zIndex: 4, paddingInlineStart: 16 },
    '& .MuiDataGrid-cell.sticky': { backgroundColor: tone.surface, fontWeight: 550 },

    '& .MuiDataGrid-cell bdi': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    '& .MuiDataGrid-cell [data-tone="loss"]': { color: tone.bad },
    '& .MuiDataGrid-cell :is([data-tone="zero"], [data-tone="none"])': { color: tone.faint },
    '& [data-drill]': {
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
    },
    '& [data-drill]:not([data-drill="account"])': { borderBlockEnd: `1px dotted ${tone.edge}` },
    '& [data-drill="account"]:hover': { textDecoration: 'underline' },
    '& .MuiDataGrid-cell.ranged, & .MuiDataGrid-cell.sticky.ranged': {
      backgroundColor: tone.infoWash,
      '@media (forced-colors: active)': {
        backgroundColor: 'Highlight',
        forcedColorAdjust: 'none',
        // Losses and zeros have colours of their own.
        '&, & *': { color: 'HighlightText' },
      },
    },

    '& .ungrouped .MuiDataGrid-columnHeaderTitle': visuallyHidden,
    '&& .ungrouped .MuiDataGrid-columnHeaderTitleContainer': { borderBlockEnd: 0 },
    '& .MuiDataGrid-columnHeader--filledGroup:not(.ungrouped)': { borderBlockEnd: `1px solid ${tone.edge}` },
    '& .MuiDataGrid-columnHeaderTitleContainerContent:focus-visible': { outlineOffset: -2 },
    '& .MuiDataGrid-columnHeader .MuiDataGrid-menuIcon': { marginInline: 0 },
    '& .MuiDataGrid-menuIcon button': { color: tone.muted },
    '& .MuiDataGrid-bottomContainer': { zIndex: 5 },

    '& .MuiDataGrid-overlay': { backgroundColor: 'transparent' },
    '& .MuiSkeleton-root': { borderRadius: 4, backgroundColor: tone.line },
    // MUI gives them pseudorandom widths; these are about as wide as the content.
    '& .MuiDataGrid-cellSkeleton .MuiSkeleton-root': { width: '64% !important' },
    '& .MuiDataGrid-cellSkeleton:nth-of-type(3n) .MuiSkeleton-root': { width: '48% !important' },
    '@media (prefers-reduced-motion: reduce)': { '& .MuiSkeleton-root': { animation: 'none' } },
  };
}) as typeof DataGrid;

const run = keyframes({ from: { marginInlineStart: '-40%' }, to: { marginInlineStart: '100%' } });

/** Progress line shown while rows are reloaded and the previous ones stay. */
export const RefetchLine: ComponentType<ComponentProps<'div'>> = styled('div')(({ theme }) => ({
  blockSize: 2,
  backgroundColor: theme.vars.palette.tone.line,
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    marginInlineStart: '20%',
    backgroundColor: theme.vars.palette.tone.plot1,
  },
  '@media (prefers-reduced-motion: no-preference)': { '&::before': { animation: `${run} 1.4s ease-in-out infinite` } },
}));
