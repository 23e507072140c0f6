import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { Skeleton } from '@site/ui/Skeleton';
import { radius, tone } from '@site/ui/vars';
import { visuallyHidden } from '@site/ui/visuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from '../../../stores/Answer';
import { useStores } from '../../../stores/StoresContext';
import { FailureLine } from '../../session/FailureLine';
import type { Failure } from '../../session/SentCode';
import { Failed } from '../../status/Failed';

/** Chooses the member's picture. Source: MEM-01. */
export default observer(function IconDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: site } = useTranslation();
  const { api, session } = useStores();
  const [icons] = useState(() => new Answer(api, 'memberIcon'));
  const [chosen, setChosen] = useState(session.member?.icon ?? '');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const name = useId();
  useEffect(() => void icons.ask({}), [icons]);
  const { load } = icons;
  const save = async () => {
    setBusy(true);
    const reply = await api('setIcon', { icon: chosen });
    setBusy(false);
    if (!reply.ok) return setFailure(reply);
    if (session.token) void session.join(session.token);
    return onClose();
  };
  return (
    <Dialog
      title={t('icon.title')}
      onClose={onClose}
      closeLabel={site('shell.close')}
      actions={
        <Button variant="contained" loading={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      {load.state === 'loading' && <Skeleton look="cards" count={4} label={site('status.loading')} />}
      {load.state === 'failed' && <Failed {...load} onRetry={() => void icons.ask({})} />}
      {load.state === 'ready' && (
        <Choice aria-label={t('icon.title')}>
          {load.value.icons.map((icon) => (
            <label key={icon}>
              <input type="radio" name={name} value={icon} checked={icon === chosen} onChange={() => setChosen(icon)} />
              <img src={`/art/avatar/${icon}-96.webp`} width={72} height={72} alt="" />
              <span>{t(`icon.name.${icon}` as 'icon.name.tiger')}</span>
            </label>
          ))}
        </Choice>
      )}
      <FailureLine failure={failure} />
    </Dialog>
  );
});

const Choice = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 0,
  '& label': { display: 'grid', placeItems: 'center', padding: 8, borderRadius: radius.input, cursor: 'pointer' },
  '& label:hover': { backgroundColor: tone.hover },
  '& label:has(:checked)': { backgroundColor: tone.actionWash, boxShadow: `inset 0 0 0 2px ${tone.actionText}` },
  '& label:has(:focus-visible)': { outline: `2px solid ${tone.focus}`, outlineOffset: 2 },
  '& img': { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: '50%' },
  '& input, & span': visuallyHidden,
});
