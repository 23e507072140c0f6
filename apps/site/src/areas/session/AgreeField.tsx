import { CheckField } from '@site/ui/CheckField';
import { observer } from 'mobx-react-lite';
import { Trans, useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

interface AgreeFieldProps {
  checked: boolean;
  onChange: (isAgreed: boolean) => void;
  /** True after a try without it. */
  isMissing: boolean;
}

/** Agrees to the terms and confirms the age of consent. Source: REG-05. */
export const AgreeField = observer(function AgreeField({ checked, onChange, isMissing }: AgreeFieldProps) {
  const { t } = useTranslation('registration');
  const { system } = useStores();
  return (
    <CheckField
      label={
        <Trans
          t={t}
          i18nKey="agree"
          values={{ age: system.brand.minAge }}
          components={{
            terms: <NewTab href="/help#term" />,
            protocol: <NewTab href="/help" />,
          }}
        />
      }
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      error={isMissing && t('not empty?')}
    />
  );
});

/** Opens in a new tab, so that the form is not lost. */
function NewTab({ href, children }: { href: string; children?: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
