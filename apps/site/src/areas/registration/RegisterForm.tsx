import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CheckField } from '@site/ui/CheckField';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { Icon } from '@site/ui/Icon';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { formatRate } from '@site/ui/formatFigure';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreeField } from '../session/AgreeField';
import { CaptchaBox } from '../session/CaptchaBox';
import { EntryForm } from '../session/EntryForm';
import { FailureLine } from '../session/FailureLine';
import { useStores } from '../../stores/StoresContext';
import { RegisterField } from './RegisterField';
import type { RegisterStore } from './RegisterStore';

interface RegisterFormProps {
  form: RegisterStore;
  onDone: () => void;
  onCancel: () => void;
}

/** Required fields come first; the others are collapsed. Source: REG-01, REG-05. */
export const RegisterForm = observer(function RegisterForm({ form, onDone, onCancel }: RegisterFormProps) {
  const { t } = useTranslation('registration');
  const { t: words } = useTranslation('session');
  const { t: failure } = useTranslation('failure');
  const { system } = useStores();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isMore, setMore] = useState(false);
  const { register } = system.permission.info;
  const wanted = form.fields.filter(([, { required }]) => required);
  const more = form.fields.filter(([, { required }]) => !required);
  const isOpen = isMore || more.some(([name]) => form.faults[name]);

  useEffect(() => {
    if (form.stops > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.stops]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await form.submit()) onDone();
  };

  return (
    <EntryForm ref={element} onSubmit={(event) => void submit(event)} noValidate aria-describedby={`${id}-failure`}>
      {register.username && register.mobile && (
        <ModeSwitch
          label={t('mode')}
          items={[
            { id: 'username', label: t('byName') },
            { id: 'mobile', label: t('byMobile') },
          ]}
          value={form.mode}
          onChange={(mode) => form.choose(mode)}
        />
      )}
      {form.link && <InvitedBy link={form.link} />}
      {wanted.map(([name, rule]) => (
        <RegisterField key={name} form={form} name={name} rule={rule} />
      ))}
      {more.length > 0 && (
        <More>
          <button type="button" aria-expanded={isOpen} aria-controls={`${id}-more`} onClick={() => setMore(!isOpen)}>
            <Icon name={isOpen ? 'collapse' : 'expand'} size={18} />
            {t('more')}
          </button>
          <div id={`${id}-more`} hidden={!isOpen}>
            {more.map(([name, rule]) => (
              <RegisterField key={name} form={form} name={name} rule={rule} />
            ))}
          </div>
        </More>
      )}
      {form.asksCaptcha && <CaptchaBox captcha={form.captcha} error={form.faults.captcha && failure('captchaRequired')} />}
      <div>
        <AgreeField checked={form.isAgreed} onChange={(isAgreed) => form.agree(isAgreed)} isMissing={form.faults.agreed !== undefined} />
        <CheckField label={t('news')} checked={form.wantsNews} onChange={({ target }) => form.wantNews(target.checked)} />
      </div>
      <FailureLine id={`${id}-failure`} failure={form.failure} words={form.failure?.code === 'conflict' ? t('taken') : undefined} />
      <Button type="submit" variant="contained" size="large" loading={form.isBusy}>
        {t('submit')}
      </Button>
      <button type="button" className="word" onClick={onCancel}>
        {t('cancel')}
      </button>
      {form.isCodeUnknown && (
        <ConfirmDialog
          icon="warning"
          title={t('wrong.invitation')}
          text={form.linkCode ? `${t(`link.fault.${linkFaultOf(form.codeRule)}`)} ${t('link.without')}` : t('invitation_code_error')}
          confirm={{ label: words('understood'), onConfirm: () => form.dismiss() }}
          onClose={() => form.dismiss()}
        />
      )}
    </EntryForm>
  );
});

const linkFaults = ['unknown', 'expired', 'usedUp', 'withdrawn', 'terms', 'depth'] as const;
const linkFaultOf = (rule: string | undefined) => linkFaults.find((fault) => fault === rule) ?? 'unknown';

/** Tells who invites, and which contracts the new member accepts. Source: AGT-04. */
function InvitedBy({ link: { agent, terms } }: { link: NonNullable<RegisterStore['link']> }) {
  const { t } = useTranslation('registration');
  const { locale } = useStores().system;
  const rates = terms.map(({ kind, ratePpm }) => t(`link.kind.${kind}`, { rate: formatRate([ratePpm, ratePpm], locale) }));
  return (
    <Invitation>
      <Icon name="team" size={18} />
      <span>
        {t('link.invited', { agent })}
        {rates.length > 0 && ` ${t('link.contract', { terms: new Intl.ListFormat(locale, { type: 'conjunction' }).format(rates) })}`}
      </span>
    </Invitation>
  );
}

const Invitation = styled('p')({
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '11px 14px',
  borderRadius: radius.control,
  backgroundColor: tone.infoWash,
  color: tone.text,
  fontSize: 14,
  lineHeight: 1.45,
  '& svg': { flex: 'none', marginBlockStart: 1, color: tone.info },
});

const More = styled('div')({
  display: 'grid',
  gap: 18,
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    justifySelf: 'start',
    minBlockSize: 32,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 700,
    color: tone.actionText,
    cursor: 'pointer',
  },
  '& > div:not([hidden])': { display: 'grid', gap: 18 },
});
