import type { FieldRule, RegistrationField } from '@site/api/registration';
import { CodeField } from '@site/ui/CodeField';
import { PhoneField } from '@site/ui/PhoneField';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { SentCodeField } from '../session/SentCodeField';
import { useDialling } from '../session/useDialling';
import { useFieldTexts } from './useFieldTexts';
import { usePasswordRules } from '../session/usePasswordRules';
import type { RegisterStore } from './RegisterStore';
import { SecretField } from '../session/SecretField';
import { latinInput } from '../session/latinInput';

interface RegisterFieldProps {
  form: RegisterStore;
  name: RegistrationField;
  rule: FieldRule;
}

/** A field of the registration. Its rules are visible before typing. */
export const RegisterField = observer(function RegisterField({ form, name, rule }: RegisterFieldProps) {
  const { label, help, error } = useFieldTexts(name, rule, form.faults[name]);
  const passwordRules = usePasswordRules(rule);
  const dialling = useDialling();
  const value = form.typed[name] ?? '';
  const field = {
    label,
    error,
    value,
    required: rule.required,
    'aria-invalid': error !== undefined,
    onChange: ({ target }: { target: { value: string } }) => form.write(name, target.value),
    onBlur: () => value !== '' && form.leave(name),
  };
  if (name === 'password') return <SecretField {...field} autoComplete="new-password" rules={passwordRules} />;
  if (name === 'confirmPassword') return <SecretField {...field} autoComplete="new-password" />;
  if (name === 'mobileNum')
    return (
      <PhoneField
        label={label}
        error={error}
        value={form.mobile}
        onChange={(mobile) => form.writeMobile(mobile)}
        required={rule.required}
        {...dialling}
      />
    );
  if (name === 'verificationCode')
    return (
      <SentCodeField
        code={form.code}
        check={form.check}
        value={value}
        onChange={(code) => form.write(name, code)}
        onSend={() => void form.sendCode()}
        isOff={form.mobile.national === ''}
        error={error}
      />
    );
  if (name === 'paymentPassword')
    return (
      <CodeField
        label={label}
        help={help}
        error={error}
        value={value}
        onChange={(pin) => form.write(name, pin)}
        length={rule.maxLength}
        isSecret
      />
    );
  if (name === 'birthday') return <Birthday form={form} rule={rule} />;
  return (
    <TextField
      {...field}
      help={help}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete[name] ?? 'off'}
      {...(plain.has(name) && latinInput)}
    />
  );
});

/** A native date picker, whichever format the brand's rule has. */
const Birthday = observer(function Birthday({ form, rule }: Omit<RegisterFieldProps, 'name'>) {
  const { label, help, error } = useFieldTexts('birthday', rule, form.faults.birthday);
  const isMonthFirst = rule.patternId === 'dateMdy';
  const typed = form.typed.birthday ?? '';
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      required={rule.required}
      value={isMonthFirst ? typed.replace(/^(..)-(..)-(....)$/, '$3-$1-$2') : typed}
      onChange={({ target }) =>
        form.write('birthday', isMonthFirst ? target.value.replace(/^(....)-(..)-(..)$/, '$2-$3-$1') : target.value)
      }
    />
  );
});

const autoComplete: Partial<Record<RegistrationField, HTMLInputAutoCompleteAttribute>> = {
  username: 'username',
  email: 'email',
  payeeName: 'name',
  fullname: 'name',
  addresses: 'street-address',
  nationality: 'country-name',
  occupation: 'organization-title',
};

/** Fields with Latin letters or digits in every language. */
const plain: ReadonlySet<RegistrationField> = new Set([
  'username',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'telegram',
  'idNumber',
  'affiliateCode',
]);
