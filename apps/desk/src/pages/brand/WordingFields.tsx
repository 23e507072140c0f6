import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Brand } from '@site/api/system';
import { wordingFault } from '@site/rules/wordingFault';
import { SelectField } from '@site/ui/SelectField';
import { TextArea } from '@site/ui/TextArea';
import { TextField } from '@site/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import languages from '../../../../../locales/languages.json';
import { useCall } from '../../useCall';

interface WordingFieldsProps {
  brand: Brand;
  /** Called with the brand that says a text its own way, or the site's way again. */
  onChange: (brand: Brand) => void;
}

/** Finds a text of the site, and puts what the brand says instead into the draft. Source: OPR-04. */
export function WordingFields({ brand, onChange }: WordingFieldsProps) {
  const { t } = useTranslation('desk-house');
  const [language, setLanguage] = useState<string>(brand.defaultLanguage);
  const [search, setSearch] = useState('');
  const [key, setKey] = useState('');
  const [own, setOwn] = useState<string>();
  const code = brand.languages.find((one) => one === language) ?? brand.defaultLanguage;
  const { value } = useCall('siteWording', { language: code, search });
  const chosen = value?.list.find((one) => one.key === key) ?? value?.list[0];
  const kept = chosen && brand.wording?.[code]?.[chosen.key];
  const said = own ?? kept ?? chosen?.text ?? '';
  const fault = chosen && wordingFault(chosen.text, said);
  const put = () => {
    if (!chosen) return;
    const { [chosen.key]: _before, ...others } = brand.wording?.[code] ?? {};
    const texts = said === chosen.text ? others : { ...others, [chosen.key]: said };
    onChange({ ...brand, wording: { ...brand.wording, [code]: texts } });
    setOwn(undefined);
  };
  const { direction } = languages[code as keyof typeof languages];
  return (
    <Part>
      <legend>{t('wording.title')}</legend>
      <p>{t('wording.text')}</p>
      <div className="find">
        <SelectField
          size="medium"
          label={t('wording.language')}
          value={code}
          items={brand.languages.map((one) => ({ value: one, label: languages[one as keyof typeof languages].name }))}
          onChange={({ target }) => {
            setLanguage(target.value);
            setOwn(undefined);
          }}
        />
        <TextField
          size="medium"
          label={t('wording.search')}
          value={search}
          maxLength={80}
          onChange={({ target }) => {
            setSearch(target.value);
            setOwn(undefined);
          }}
        />
      </div>
      {value && !chosen && <p>{t('wording.none')}</p>}
      {value && chosen && (
        <>
          <SelectField
            size="medium"
            label={t('wording.key')}
            value={chosen.key}
            items={value.list.map((one) => ({ value: one.key, label: `${one.text} (${one.key})` }))}
            onChange={({ target }) => {
              setKey(target.value);
              setOwn(undefined);
            }}
          />
          <TextArea
            label={t('wording.own')}
            help={chosen.text}
            error={fault}
            value={said}
            dir={direction}
            maxLength={600}
            onChange={({ target }) => setOwn(target.value)}
          />
          <Button variant="outlined" disabled={fault !== undefined || own === undefined} onClick={put}>
            {t('wording.put')}
          </Button>
        </>
      )}
    </Part>
  );
}

const Part = styled('fieldset')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > :not(legend, p, button)': { inlineSize: '100%' },
  '& legend': { padding: 0, fontSize: 14, fontWeight: 600 },
  '& p': { margin: 0, fontSize: 13 },
  '& .find': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
});
