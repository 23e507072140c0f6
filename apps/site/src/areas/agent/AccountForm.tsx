import type { FieldRule } from '@site/api/registration';
import type { SignUpLink, TermBounds } from '@site/api/signUpLinks';
import type { FieldFault } from '@site/rules/registration';
import { SelectField } from '@site/ui/SelectField';
import { Skeleton } from '@site/ui/Skeleton';
import { TextField } from '@site/ui/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../stores/Answer';
import { useStores } from '../../stores/StoresContext';
import { useFieldTexts } from '../registration/useFieldTexts';
import { useWrite } from '../rewards/useWrite';
import { latinInput } from '../session/latinInput';
import { readFault } from '../session/readFault';
import { SecretField } from '../session/SecretField';
import type { Failure } from '../session/SentCode';
import { usePasswordRules } from '../session/usePasswordRules';
import { Failed } from '../status/Failed';
import { OpeningForm } from './OpeningForm';
import { type ChosenRates, TermFields, termsOf } from './TermFields';

interface AccountFormProps {
  types: readonly SignUpLink['type'][];
  bounds: readonly TermBounds[];
  onDone: (account: string) => void;
  onCancel: () => void;
}

/** Opens an account below the agent, once the brand's rules of names and passwords are known. Source: AGT-04. */
export const AccountForm = observer(function AccountForm(props: AccountFormProps) {
  const { t } = useTranslation();
  const { api } = useStores();
  const [rules] = useState(() => new Answer(api, 'registerRules'));
  const ask = () => void rules.ask({});
  useEffect(ask, [rules]);
  const { load } = rules;
  if (load.state === 'loading') return <Skeleton look="page" label={t('status.loading')} />;
  if (load.state === 'failed') return <Failed {...load} onRetry={ask} />;
  const { username, password } = load.value;
  return <Fields {...props} rules={{ username: { ...username, required: true }, password: { ...password, required: true } }} />;
});

interface FieldsProps extends AccountFormProps {
  rules: Record<'username' | 'password', FieldRule>;
}

const Fields = observer(function Fields({ types, bounds, onDone, onCancel, rules }: FieldsProps) {
  const { t } = useTranslation('agent');
  const { t: registration } = useTranslation('registration');
  const { write, isBusy } = useWrite();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [type, setType] = useState<SignUpLink['type']>(types[0] ?? 0);
  const [rates, setRates] = useState<ChosenRates>({});
  const [failure, setFailure] = useState<Failure>();
  const field = failure?.details.field;
  const faultOf = (name: 'username' | 'password'): FieldFault | undefined =>
    field === name ? readFault(failure?.details.rule) : undefined;
  const name = useFieldTexts('username', rules.username, faultOf('username'));
  const secret = useFieldTexts('password', rules.password, faultOf('password'));
  const passwordRules = usePasswordRules(rules.password);
  const isTaken = failure?.code === 'conflict';
  const isDepth = failure?.details.rule === 'depth';
  const submit = async () => {
    const reply = await write('createDownline', { username, password, type, terms: termsOf(bounds, rates) });
    if (reply.ok) onDone(reply.value.account);
    else setFailure(reply);
  };
  return (
    <OpeningForm
      title={t('links.account')}
      text={t('links.accountText')}
      action={t('links.account')}
      failure={isTaken || field === 'username' || field === 'password' || isDepth ? undefined : failure}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <TextField
        label={name.label}
        help={name.help}
        error={isTaken ? registration('taken') : name.error}
        size="medium"
        value={username}
        autoComplete="off"
        onChange={({ target }) => setUsername(target.value)}
        {...latinInput}
      />
      <SecretField
        label={t('links.firstPassword')}
        error={secret.error}
        value={password}
        autoComplete="new-password"
        rules={passwordRules}
        onChange={({ target }) => setPassword(target.value)}
      />
      <SelectField
        label={t('downline.type')}
        size="medium"
        error={isDepth ? t('links.depth') : undefined}
        value={String(type)}
        items={types.map((each) => ({ value: String(each), label: t(`type.${each}`) }))}
        onChange={({ currentTarget }) => setType(Number(currentTarget.value) as typeof type)}
      />
      <TermFields bounds={bounds} value={rates} onChange={setRates} />
    </OpeningForm>
  );
});
