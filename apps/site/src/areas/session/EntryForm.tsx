import { styled } from '@mui/material/styles';
import { RequiredMessage } from '@site/ui/RequiredMessage';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { radius, tone } from '@site/ui/vars';
import { textButton } from './textButton';

/**
 * Short one-column form with one button. `row` holds two small elements, `word` is a button styled as a link. Fields show their own
 * messages when empty.
 */
export function EntryForm(form: ComponentProps<'form'>) {
  const { t } = useTranslation('session');
  return (
    <RequiredMessage value={t('empty')}>
      <Form {...form} />
    </RequiredMessage>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: 18,
  '& > p': { margin: 0 },
  '& .row': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8px 16px' },
  '& .word': textButton,
  '& .quiet': { fontSize: 14, lineHeight: 1.5, color: tone.muted },
  '& .why': {
    display: 'flex',
    gap: 12,
    padding: '12px 16px',
    borderRadius: radius.control,
    backgroundColor: tone.actionWash,
    lineHeight: 1.5,
  },
  '& .why svg': { flex: 'none', color: tone.actionText },
  '& > .MuiButton-root': { minBlockSize: 50, borderRadius: radius.input, fontSize: 16 },
});
