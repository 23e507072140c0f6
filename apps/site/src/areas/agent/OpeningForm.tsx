import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskTitle } from '@site/ui/DeskTitle';
import { Icon } from '@site/ui/Icon';
import { media } from '@site/ui/layout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureLine } from '../session/FailureLine';
import type { Failure } from '../session/SentCode';

interface OpeningFormProps {
  title: string;
  text: string;
  /** Label of the button that sends it. */
  action: string;
  failure: Failure | undefined;
  isBusy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Frame of the forms of the register centre: title, fields, what was refused, and the button. Source: AGT-04. */
export function OpeningForm({ title, text, action, failure, isBusy, onSubmit, onCancel, children }: OpeningFormProps) {
  const { t } = useTranslation('agent');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="head">
        <DeskTitle title={title} text={text} />
        <DeskButton onClick={onCancel}>
          <Icon name="back" size={16} />
          {t('links.back')}
        </DeskButton>
      </div>
      <DeskCard title={t('links.terms')}>
        <div className="fields">{children}</div>
        <div className="end">
          <FailureLine failure={failure} words={failure?.details.rule === 'salaries together' ? t('links.together') : undefined} />
          <Button type="submit" variant="contained" loading={isBusy}>
            {action}
          </Button>
        </div>
      </DeskCard>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  maxInlineSize: 960,
  minInlineSize: 0,
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 },
  '& .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
    gap: 16,
    padding: '4px 16px 12px',
  },
  '& .end': { display: 'grid', justifyItems: 'start', gap: 12, padding: '4px 16px 16px' },
  [media.phone]: { '& .end': { justifyItems: 'stretch' } },
});
