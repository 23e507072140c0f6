import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import { type FormEvent, useId, useRef, useState } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { Icon } from '../icons/Icon';
import { floatingPaper } from '../theme/floatingPaper';
import { Missing } from './Missing';
import type { ReportColumn } from './ReportColumn';

export interface FilterBarLabels {
  /** Label of the button that adds a filter: 'Filter'. */
  addFilter: string;
  filterColumn: string;
  filterValue: string;
  applyFilter: string;
  /** Error message of an empty field: 'Input cannot be empty'. */
  missing: string;
  /** 'Remove the filter Level'. */
  removeFilter: (column: string) => string;
}

export interface FilterBarProps<Row> {
  columns: ReportColumn<Row>[];
  filter: Record<string, string>;
  labels: FilterBarLabels;
  onFilter: (filter: Record<string, string>) => void;
}

/** The filters of the query, one chip each. DataGrid's free filter panel allows one condition; a report needs several. */
export function FilterBar<Row>({ columns, filter, labels, onFilter }: FilterBarProps<Row>) {
  const filterable = columns.filter((column) => column.filterable);
  const add = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  if (filterable.length === 0) return null;

  const remove = (id: string) => onFilter(Object.fromEntries(Object.entries(filter).filter(([column]) => column !== id)));

  return (
    <Chips>
      {filterable.map(({ id, label, choices }) => {
        const value = filter[id];
        if (value === undefined) return null;
        return (
          <Chip key={id}>
            <span>
              {label} <strong>{choices?.find((choice) => choice.value === value)?.label ?? value}</strong>
            </span>
            <RemoveButton look="icon" aria-label={labels.removeFilter(label)} onClick={() => remove(id)}>
              <Icon name="close" size={13} />
            </RemoveButton>
          </Chip>
        );
      })}
      <AddButton
        ref={add}
        look="plain"
        aria-label={labels.addFilter}
        aria-haspopup="dialog"
        aria-expanded={isAdding}
        onClick={() => setAdding(true)}
      >
        <Icon name="plus" size={13} />
        <span>{labels.addFilter}</span>
      </AddButton>
      <Panel
        open={isAdding}
        anchorEl={isAdding ? () => add.current : null}
        anchorOrigin={{ vertical: 'bottom', horizontal: start }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        onClose={() => setAdding(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': labels.addFilter } }}
      >
        <FilterForm
          columns={filterable}
          labels={labels}
          onApply={(column, value) => {
            setAdding(false);
            onFilter({ ...filter, [column]: value });
          }}
        />
      </Panel>
    </Chips>
  );
}

interface FilterFormProps<Row> {
  columns: ReportColumn<Row>[];
  labels: FilterBarLabels;
  onApply: (column: string, value: string) => void;
}

function FilterForm<Row>({ columns, labels, onApply }: FilterFormProps<Row>) {
  const form = useId();
  const [chosen, setChosen] = useState(columns[0]?.id);
  const [isMissing, setMissing] = useState(false);
  const choices = columns.find(({ id }) => id === chosen)?.choices;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('value');
    if (chosen && typeof value === 'string' && value.trim()) return onApply(chosen, value.trim());
    setMissing(true);
    event.currentTarget.querySelector<HTMLElement>('[name="value"]')?.focus();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <label htmlFor={`${form}-column`}>{labels.filterColumn}</label>
      <Field
        as="select"
        id={`${form}-column`}
        value={chosen}
        onChange={(event) => {
          setMissing(false);
          setChosen(columns.find(({ id }) => id === event.currentTarget.value)?.id);
        }}
      >
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Field>
      <label htmlFor={`${form}-value`}>{labels.filterValue}</label>
      {choices ? (
        <Field as="select" key={chosen} id={`${form}-value`} name="value">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      ) : (
        <Field
          key={chosen}
          id={`${form}-value`}
          name="value"
          autoComplete="off"
          maxLength={60}
          required
          aria-invalid={isMissing}
          aria-describedby={`${form}-missing`}
          onChange={() => setMissing(false)}
        />
      )}
      <Missing id={`${form}-missing`} text={isMissing ? labels.missing : undefined} />
      <DeskButton type="submit">{labels.applyFilter}</DeskButton>
    </Form>
  );
}

const Panel = styled(Popover)({ '& .MuiPopover-paper': { ...floatingPaper, marginBlockStart: 6 } });

const Chips = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minInlineSize: 0,
  [theme.breakpoints.down('md')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
}));

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: 28,
  paddingInlineStart: 10,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.tone.infoWash,
  color: theme.vars.palette.tone.muted,
  whiteSpace: 'nowrap',
  '& strong': { fontWeight: 550, color: theme.vars.palette.tone.text },
  [theme.breakpoints.down('md')]: { blockSize: 40, borderRadius: 20 },
}));

const RemoveButton = styled(DeskButton)({
  '&[data-look="icon"]': { inlineSize: 28, minBlockSize: 28 },
});

const AddButton = styled(DeskButton)(({ theme }) => ({
  flex: 'none',
  minBlockSize: 28,
  paddingInline: 10,
  gap: 6,
  border: `1px dashed ${theme.vars.palette.tone.edge}`,
  borderRadius: 14,
  fontWeight: 400,
  [theme.breakpoints.down('md')]: { inlineSize: 40, minBlockSize: 40, borderRadius: 20, '& > span': { display: 'none' } },
}));

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  inlineSize: 240,
  padding: 16,
  color: theme.vars.palette.tone.text,
  fontSize: 13,
  '& > button': { marginBlockStart: 6 },
}));

const Field = styled('input')(({ theme }) => ({
  blockSize: 32,
  paddingInline: 10,
  border: `1px solid ${theme.vars.palette.tone.edge}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.tone.page,
  color: theme.vars.palette.tone.text,
  font: 'inherit',
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.tone.bad },
  [theme.breakpoints.down('md')]: { blockSize: 44 },
}));
