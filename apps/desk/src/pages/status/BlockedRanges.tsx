import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SiteAccess } from '@site/api/operatorContent';
import { DeskCard } from '@site/ui/DeskCard';
import { Icon } from '@site/ui/Icon';
import { TextField } from '@site/ui/TextField';
import { tone } from '@site/ui/vars';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';

/** The networks that are shown the page of blocked regions: added, removed and then saved at once. Source: OPR-05, SYS-03. */
export function BlockedRanges({ access, onDone }: { access: SiteAccess; onDone: () => void }) {
  const { t } = useTranslation(['desk-content', 'operator']);
  const desk = useDesk();
  const known = access.ranges;
  const [ranges, setRanges] = useState(known);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<{ range: string; text: string }>();
  const [isAsking, setAsking] = useState(false);
  const isChanged = ranges.join() !== known.join();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const range = typed.trim();
    if (range === '') return;
    if (!ranges.includes(range)) setRanges([...ranges, range]);
    setTyped('');
    setFault(undefined);
  };
  return (
    <DeskCard title={t('ranges.title')} note={t('ranges.own', { address: access.ownAddress })}>
      <Body>
        <p className="hint">{t('ranges.text')}</p>
        {ranges.length === 0 ? (
          <p className="hint">{t('ranges.none')}</p>
        ) : (
          <ul aria-label={t('ranges.title')}>
            {ranges.map((range) => (
              <li key={range} data-new={!known.includes(range) || undefined}>
                <bdi dir="ltr">{range}</bdi>
                {fault?.range === range && <small role="alert">{fault.text}</small>}
                <button
                  type="button"
                  aria-label={t('ranges.remove', { range })}
                  onClick={() => setRanges(ranges.filter((one) => one !== range))}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={add}>
          <TextField
            size="medium"
            dir="ltr"
            label={t('ranges.add')}
            help={t('ranges.help')}
            value={typed}
            maxLength={60}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="outlined">
            {t('ranges.addIt')}
          </Button>
        </form>
        {isChanged && (
          <div className="acts">
            <Button variant="contained" onClick={() => setAsking(true)}>
              {t('ranges.save')}
            </Button>
            <Button variant="outlined" onClick={() => setRanges(known)}>
              {t('ranges.undo')}
            </Button>
          </div>
        )}
      </Body>
      {isAsking && (
        <ActDialog
          title={t('ranges.ask')}
          text={t('ranges.askText')}
          reason={{ label: t('operator:decide.reason'), help: t('operator:decide.logged'), isRequired: false }}
          submit={t('ranges.save')}
          isDanger
          onAct={async (textOf, transferId) => {
            const reply = await desk.api('setBlockedRanges', { known, ranges, reason: textOf('reason'), transferId });
            const index = /^ranges\.(\d+)$/.exec(reply.ok ? '' : (reply.details.field ?? ''))?.[1];
            if (reply.ok) {
              desk.tell(t('ranges.told'));
              onDone();
            } else if (index !== undefined) {
              setFault({ range: ranges[Number(index)] ?? '', text: t(reply.details.rule === 'own' ? 'rule.own' : 'rule.range') });
            }
            if (reply.ok || index !== undefined) setAsking(false);
            return reply;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </DeskCard>
  );
}

const Body = styled('div')({
  display: 'grid',
  gap: 12,
  padding: '4px 16px 18px',
  '& p': { margin: 0 },
  '& .hint': { maxInlineSize: '70ch', fontSize: 13, color: tone.muted },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingInlineStart: 12,
    borderRadius: 8,
    backgroundColor: tone.sunken,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li[data-new]': { boxShadow: `inset 0 0 0 1px ${tone.action}` },
  '& li small': { color: tone.bad },
  '& li button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& li button:hover': { color: tone.text },
  '& form': { display: 'grid', gridTemplateColumns: 'minmax(0, 360px) auto', justifyContent: 'start', alignItems: 'start', gap: 8 },
  '& form > button': { marginBlockStart: 27 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
