import type { SignUpLink, TermBounds } from '@site/api/signUpLinks';
import { localDigits } from '@site/money/localDigits';
import { SelectField } from '@site/ui/SelectField';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../rewards/useWrite';
import type { Failure } from '../session/SentCode';
import { OpeningForm } from './OpeningForm';
import { type ChosenRates, TermFields, termsOf } from './TermFields';

const DAY_MS = 86_400_000;
const spans = [7, 30, 90];
const limits = [1, 10, 100, 1000];

interface LinkFormProps {
  types: readonly SignUpLink['type'][];
  bounds: readonly TermBounds[];
  onDone: (code: string) => void;
  onCancel: () => void;
}

/** Makes a sign-up link: whom it opens accounts for, on which terms, until when and how often. Source: AGT-04. */
export const LinkForm = observer(function LinkForm({ types, bounds, onDone, onCancel }: LinkFormProps) {
  const { t, i18n } = useTranslation('agent');
  const { write, isBusy } = useWrite();
  const [type, setType] = useState<SignUpLink['type']>(types[0] ?? 0);
  const [days, setDays] = useState(30);
  // From when the form was opened, so that a repeated request stays the same.
  const [openedMs] = useState(() => Date.now());
  const [most, setMost] = useState(0);
  const [rates, setRates] = useState<ChosenRates>({});
  const [failure, setFailure] = useState<Failure>();
  const submit = async () => {
    const reply = await write('createLink', {
      type,
      terms: termsOf(bounds, rates),
      expiresAt: days === 0 ? null : openedMs + days * DAY_MS,
      mostUses: most === 0 ? null : most,
    });
    if (reply.ok) onDone(reply.value.code);
    else setFailure(reply);
  };
  return (
    <OpeningForm
      title={t('links.new')}
      text={t('links.text')}
      action={t('links.create')}
      failure={failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <SelectField
        label={t('downline.type')}
        size="medium"
        value={String(type)}
        items={types.map((each) => ({ value: String(each), label: t(`type.${each}`) }))}
        onChange={({ currentTarget }) => setType(Number(currentTarget.value) as typeof type)}
      />
      <SelectField
        label={t('links.expires')}
        size="medium"
        value={String(days)}
        items={[0, ...spans].map((count) => ({ value: String(count), label: count === 0 ? t('links.never') : t('links.days', { count }) }))}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      />
      <SelectField
        label={t('links.most')}
        size="medium"
        value={String(most)}
        items={[0, ...limits].map((count) => ({
          value: String(count),
          label: count === 0 ? t('links.noLimit') : localDigits(count, i18n.language),
        }))}
        onChange={({ currentTarget }) => setMost(Number(currentTarget.value))}
      />
      <TermFields bounds={bounds} value={rates} onChange={setRates} />
    </OpeningForm>
  );
});
