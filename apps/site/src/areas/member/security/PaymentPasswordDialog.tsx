import Button from '@mui/material/Button';
import { CodeField } from '@site/ui/CodeField';
import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { EntryForm } from '../../session/EntryForm';
import { FailureLine } from '../../session/FailureLine';
import { SecretField } from '../../session/SecretField';
import { SentCodeField } from '../../session/SentCodeField';
import { PaymentPasswordStore } from './PaymentPasswordStore';

export interface PaymentPasswordDialogProps {
  hasPaymentPassword: boolean;
  /** Masked, or null where the account has none. */
  mobile: string | null;
  email: string | null;
  onClose: () => void;
}

/** Sets the payment password: the first by the log-in password, another by the old one or by a code. Source: MEM-27. */
export default observer(function PaymentPasswordDialog({ hasPaymentPassword, mobile, email, onClose }: PaymentPasswordDialogProps) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('session');
  const { api } = useStores();
  const [form] = useState(
    () => new PaymentPasswordStore({ api, hasOne: hasPaymentPassword, way: mobile ? 'sms' : email ? 'email' : undefined }),
  );
  const { typed, faults } = form;
  const faultOf = (field: keyof typeof faults) => faults[field] && t(`payment.${faults[field]}`);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await form.submit()) onClose();
  };
  return (
    <Dialog
      title={hasPaymentPassword ? t('security.paymentChange') : t('security.paymentSet')}
      text={t('security.paymentText')}
      onClose={onClose}
      closeLabel={words('close')}
    >
      <EntryForm onSubmit={(event) => void submit(event)} noValidate>
        {form.proof === 'old' ? (
          <CodeField
            label={t('security.paymentOld')}
            value={typed.oldPaymentPassword}
            onChange={(value) => form.write('oldPaymentPassword', value)}
            error={faultOf('oldPaymentPassword')}
            isSecret
          />
        ) : (
          <SecretField
            label={t('security.paymentPassword')}
            value={typed.password}
            onChange={({ target }) => form.write('password', target.value)}
            error={faultOf('password')}
            autoComplete="current-password"
            required
          />
        )}
        {form.proof === 'code' && !form.way && <p>{t('security.paymentNoWay')}</p>}
        {form.proof === 'code' && form.way && (
          <>
            <p>
              {t('security.paymentWay')} <bdi dir="ltr">{form.way === 'sms' ? mobile : email}</bdi>
            </p>
            <SentCodeField
              code={form.code}
              value={typed.verificationCode}
              onChange={(value) => form.write('verificationCode', value)}
              onSend={() => void form.sendCode()}
              error={faults.verificationCode && words('empty')}
            />
          </>
        )}
        {hasPaymentPassword && (
          <button type="button" className="word" onClick={() => form.prove(form.proof === 'old' ? 'code' : 'old')}>
            {form.proof === 'old' ? t('security.paymentForgot') : t('security.paymentKnown')}
          </button>
        )}
        <CodeField
          label={t('security.paymentNew')}
          help={t('payment.rule')}
          value={typed.newPaymentPassword}
          onChange={(value) => form.write('newPaymentPassword', value)}
          error={faultOf('newPaymentPassword')}
          isSecret
        />
        <CodeField
          label={t('security.paymentConfirm')}
          value={typed.confirm}
          onChange={(value) => form.write('confirm', value)}
          error={faultOf('confirm')}
          isSecret
        />
        <FailureLine failure={form.failure} />
        <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
          {t('security.paymentSave')}
        </Button>
      </EntryForm>
    </Dialog>
  );
});
