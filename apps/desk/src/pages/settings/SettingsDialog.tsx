import type { SettingGroup } from '@site/api/operatorBrand';
import { styled } from '@mui/material/styles';
import { SelectField } from '@site/ui/SelectField';
import { TextArea } from '@site/ui/TextArea';
import { TextField } from '@site/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { changesOf, type SettingField, settingFields, typedOf, valueAt } from './settingFields';

interface SettingsDialogProps {
  group: SettingGroup;
  values: Record<string, unknown>;
  onDone: (needsSecond: boolean) => void;
  onClose: () => void;
}

/** Changes settings of one group. A refused value is named at its field. */
export function SettingsDialog({ group, values, onDone, onClose }: SettingsDialogProps) {
  const { t } = useTranslation(['desk-house', 'operator']);
  const { api } = useDesk();
  const [fault, setFault] = useState<{ field: string; text: string }>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  const errorOf = (name: string) => (fault && (fault.field === name || fault.field.startsWith(`${name}.`)) ? fault.text : undefined);
  return (
    <ActDialog
      title={t('settings.changeOf', { group: t(`group.${group}`) })}
      text={t('settings.atOnce')}
      reason={{ label: t('reason'), help: t('reasonHelp'), isRequired: true }}
      submit={t('settings.save')}
      onAct={async (textOf) => {
        setFault(undefined);
        let changes: Record<string, unknown>;
        try {
          changes = changesOf(group, values, textOf);
        } catch {
          const field = settingFields[group].find(({ name, kind }) => kind === 'json' && !isJson(textOf(name)));
          setFault({ field: field?.name ?? '', text: t('brand.noJson') });
          return { ok: false, code: 'invalidInput', details: {} };
        }
        if (Object.keys(changes).length === 0) {
          onClose();
          return { ok: true };
        }
        const reply = await api('setSetting', { group, values: changes, reason: textOf('reason') });
        if (reply.ok) onDone(reply.value.needsSecond);
        else if (reply.code === 'invalidInput')
          setFault({ field: (reply.details.field ?? '').replace(/^values\./, ''), text: reply.details.rule ?? '' });
        else if (reply.code === 'rateTooHigh')
          setFault({
            field: `edgesPpm.${reply.details.field ?? ''}`,
            text: t('budget.over', { category: t(`category.${reply.details.field as 'RNG'}`) }),
          });
        return reply;
      }}
      onClose={onClose}
    >
      {group === 'payout' && <p>{t('operator:proposals.needed')}</p>}
      <Fields ref={fields}>
        {settingFields[group].map((field) => (
          <Setting key={field.name} {...field} value={valueAt(values, field.name)} error={errorOf(field.name)} />
        ))}
      </Fields>
    </ActDialog>
  );
}

function isJson(text: string): boolean {
  try {
    return text.trim() === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

function Setting({ name, kind, value, error }: SettingField & { value: unknown; error: string | undefined }) {
  const { t } = useTranslation('desk-house');
  const label = t(`setting.${name as 'banks'}`);
  const typed = typedOf(value, kind);
  if (kind === 'switch')
    return (
      <SelectField
        label={label}
        name={name}
        defaultValue={typed}
        error={error}
        items={[
          { value: 'true', label: t('flag.on') },
          { value: 'false', label: t('flag.off') },
        ]}
      />
    );
  if (kind === 'lines' || kind === 'json')
    return (
      <TextArea
        label={label}
        name={name}
        defaultValue={typed}
        error={error}
        help={t(kind === 'lines' ? 'settings.lines' : 'settings.json')}
        dir="ltr"
        spellCheck={false}
      />
    );
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={typed}
      error={error}
      dir="ltr"
      {...(kind === 'number' && { inputMode: 'numeric' as const, isFigure: true })}
      {...(kind === 'percent' && { inputMode: 'decimal' as const, isFigure: true, end: '%' })}
    />
  );
}

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  alignItems: 'end',
  gap: 16,
  '& > :has(textarea)': { gridColumn: '1 / -1' },
});
