import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type MarketingChannel, marketingChannels } from '@site/api/marketingChannels';
import { CheckField } from '@site/ui/CheckField';
import { Dialog } from '@site/ui/Dialog';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { Failed } from '../../status/Failed';
import { PlayCard } from '../play/PlayCard';
import { PasswordStep } from '../security/PasswordStep';
import { PushCard } from './PushCard';

/** Page of a member's data: consents, notifications, a copy of everything, and closing the account. Source: MEM-26. */
export default observer(function PrivacyPage() {
  return (
    <Page>
      <Consents />
      <PushCard />
      <Copy />
      <Closing />
    </Page>
  );
});

const Consents = observer(function Consents() {
  const { t } = useTranslation('privacy');
  const { t: site } = useTranslation();
  const { api } = useStores();
  const [answer] = useState(() => new Answer(api, 'consents'));
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => void answer.ask({}), [answer]);
  const { load } = answer;
  const choose = async (channel: MarketingChannel, isGiven: boolean) => {
    const reply = await api('setConsents', { [channel]: isGiven });
    setFailure(reply.ok ? undefined : reply);
    await answer.ask({});
  };
  return (
    <PlayCard title={t('consents.title')} text={t('consents.text')}>
      {load.state === 'loading' && <Skeleton look="list" count={2} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void answer.ask({})} />}
      {load.state === 'ready' &&
        marketingChannels.map((channel) => (
          <CheckField
            key={channel}
            label={t(`consents.${channel}`)}
            checked={load.value[channel]}
            onChange={({ target }) => void choose(channel, target.checked)}
          />
        ))}
      <FailureLine failure={failure} />
    </PlayCard>
  );
});

function Copy() {
  const { t } = useTranslation('privacy');
  const { api } = useStores();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const load = async () => {
    setBusy(true);
    const reply = await api('myData', {});
    setBusy(false);
    setDone(reply.ok);
    setFailure(reply.ok ? undefined : reply);
    if (reply.ok) save(JSON.stringify(reply.value, null, 2), `marquee-data-${reply.value.madeAt.slice(0, 10)}.json`);
  };
  return (
    <PlayCard
      title={t('copy.title')}
      text={t('copy.text')}
      action={
        <Button variant="outlined" loading={isBusy} onClick={() => void load()}>
          {t('copy.get')}
        </Button>
      }
    >
      <FailureLine failure={failure} />
      <output>{isDone && t('copy.ready')}</output>
    </PlayCard>
  );
}

function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const rules = ['balance', 'bets', 'withdrawals', 'deposits', 'vendors', 'exclusion', 'team'] as const;

const Closing = observer(function Closing() {
  const { t } = useTranslation('privacy');
  const { t: words } = useTranslation('session');
  const { api, session, navigation, toasts } = useStores();
  const [isAsking, setAsking] = useState(false);
  const [open, setOpen] = useState<(typeof rules)[number]>();
  const close = async (password: string) => {
    const reply = await api('closeAccount', { password });
    if (reply.ok) {
      const left = session.signOut();
      navigation.go('/');
      toasts.say('accountClosed');
      await left;
      return undefined;
    }
    setOpen(rules.find((rule) => rule === reply.details.rule));
    if (reply.code !== 'conflict') return reply;
    setAsking(false);
    return undefined;
  };
  return (
    <PlayCard
      title={t('close.title')}
      text={t('close.text')}
      action={
        <Button variant="outlined" color="error" disabled={!session.member} onClick={() => setAsking(true)}>
          {t('close.start')}
        </Button>
      }
    >
      <p role="alert">{open && t(`close.${open}`)}</p>
      {isAsking && (
        <Dialog
          role="alertdialog"
          title={t('close.confirm')}
          text={t('close.confirmText')}
          onClose={() => setAsking(false)}
          closeLabel={words('close')}
        >
          <PasswordStep onSubmit={close} />
        </Dialog>
      )}
    </PlayCard>
  );
});

const Page = styled('div')({
  display: 'grid',
  gap: 20,
  maxInlineSize: 860,
  '& p': { margin: 0, fontSize: 14 },
  '& output': { fontSize: 14 },
  '& :is(p, output):empty': { display: 'none' },
});
