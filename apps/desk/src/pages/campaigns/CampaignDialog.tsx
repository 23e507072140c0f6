import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { AmountField } from '@site/ui/AmountField';
import { media } from '@site/ui/layout';
import { ModeSwitch } from '@site/ui/ModeSwitch';
import { TextArea } from '@site/ui/TextArea';
import { TextField } from '@site/ui/TextField';
import { tone } from '@site/ui/vars';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { ActDialog } from '../../parts/ActDialog';
import { textsOf } from '../../parts/textsOf';
import { fromWallClock } from '../../parts/zonedTime';

type Segment = InputOf<Calls['previewSegment']>;

/** Writes a campaign: who gets it, what, and until when; the size of the segment is counted on request. Source: OPR-03. */
export function CampaignDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation(['desk-campaigns', 'operator']);
  const { api, brand } = useDesk();
  const { currency, zone } = brand;
  const [kind, setKind] = useState<'freeRounds' | 'bonus' | 'message'>('freeRounds');
  const [depositedMinor, setDeposited] = useState<bigint | null>(null);
  const [stakeMinor, setStake] = useState<bigint | null>(null);
  const [budgetMinor, setBudget] = useState<bigint | null>(null);
  const [counted, setCounted] = useState<string>();
  const [fault, setFault] = useState<string>();
  const who = useRef<HTMLFieldSetElement>(null);

  const segmentOf = (textOf: (name: string) => string): Segment => {
    const numberOf = (name: string) => (textOf(name) === '' ? undefined : Number(textOf(name)));
    const given = {
      country: textOf('country').trim().toUpperCase() || undefined,
      vipFrom: numberOf('vipFrom'),
      vipTo: numberOf('vipTo'),
      seenWithinDays: numberOf('seenWithinDays'),
      awayForDays: numberOf('awayForDays'),
      depositedMinor: depositedMinor === null ? undefined : String(depositedMinor),
    };
    return { currency, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  };
  const count = async () => {
    const form = who.current?.form;
    if (!form) return;
    const reply = await api('previewSegment', segmentOf(textsOf(form)));
    setCounted(reply.ok ? t('who.counted', { count: reply.value.members }) : t('who.unclear'));
  };
  const errorOf = (field: string) => (fault === field ? t(`fault.${field as 'endsAt'}`) : undefined);
  const amount = {
    size: 'medium',
    currency,
    leastMinor: 1n,
    labels: {
      unreadable: t('operator:amount.unreadable'),
      tooLittle: (least: string) => t('operator:amount.tooLittle', { least }),
      tooMuch: (most: string) => t('operator:amount.tooMuch', { most }),
      correction: (bound: string) => t('operator:amount.correction', { bound }),
    },
  } as const;
  const figure = { size: 'medium', isFigure: true, inputMode: 'numeric', pattern: '[0-9]*', maxLength: 9 } as const;
  return (
    <ActDialog
      title={t('new')}
      text={t('newText')}
      reason={{ label: t('operator:decide.reason'), help: t('operator:decide.logged'), isRequired: false }}
      submit={t('start')}
      onAct={async (textOf, transferId) => {
        const gift =
          kind === 'message'
            ? ({ kind, title: textOf('title'), text: textOf('text') } as const)
            : kind === 'bonus'
              ? ({ kind, title: textOf('title'), amountMinor: String(stakeMinor ?? 0n), multiple: Number(textOf('multiple')) } as const)
              : ({
                  kind,
                  nodeIds: (textOf('games').match(/\d+/g) ?? []).map(Number),
                  rounds: Number(textOf('rounds')),
                  stakeMinor: String(stakeMinor ?? 0n),
                } as const);
        const reply = await api('startCampaign', {
          name: textOf('name'),
          segment: segmentOf(textOf),
          gift,
          startsAt: fromWallClock(textOf('startsAt'), zone),
          endsAt: fromWallClock(textOf('endsAt'), zone) ?? 0,
          mostMembers: textOf('mostMembers') === '' ? null : Number(textOf('mostMembers')),
          budgetMinor: kind === 'message' || budgetMinor === null ? null : String(budgetMinor),
          reason: textOf('reason'),
          transferId,
        });
        if (reply.ok) onDone();
        else setFault(reply.details.field);
        return reply;
      }}
      onClose={onClose}
    >
      <p>{t('operator:proposals.needed')}</p>
      <TextField size="medium" label={t('field.name')} name="name" maxLength={80} required />
      <Part ref={who}>
        <legend>{t('who.title')}</legend>
        <p>{t('who.text')}</p>
        <div className="pair">
          <TextField size="medium" label={t('who.country')} help={t('who.countryHelp')} name="country" dir="ltr" maxLength={2} />
          <AmountField label={t('who.deposited')} valueMinor={depositedMinor} onChange={setDeposited} {...amount} />
          <TextField {...figure} label={t('who.vipFrom')} name="vipFrom" />
          <TextField {...figure} label={t('who.vipTo')} name="vipTo" error={errorOf('segment.vipTo')} />
          <TextField {...figure} label={t('who.seenWithinDays')} name="seenWithinDays" />
          <TextField {...figure} label={t('who.awayForDays')} name="awayForDays" />
        </div>
        <div className="count">
          <Button variant="outlined" onClick={() => void count()}>
            {t('who.count')}
          </Button>
          <output>{counted}</output>
        </div>
      </Part>
      <ModeSwitch
        label={t('gift.choose')}
        items={[
          { id: 'freeRounds', label: t('gift.freeRounds') },
          { id: 'bonus', label: t('gift.bonus') },
          { id: 'message', label: t('gift.message') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind !== 'freeRounds' && (
        <TextField size="medium" label={t('gift.title')} name="title" maxLength={kind === 'bonus' ? 80 : 200} required />
      )}
      {kind === 'message' && <TextArea label={t('gift.text')} name="text" maxLength={2000} required />}
      {kind === 'freeRounds' && (
        <TextField
          size="medium"
          dir="ltr"
          label={t('gift.games')}
          help={t('gift.gamesHelp')}
          name="games"
          maxLength={200}
          error={errorOf('gift.nodeIds')}
          required
        />
      )}
      {kind !== 'message' && (
        <Part>
          <div className="pair">
            {kind === 'freeRounds' && <TextField {...figure} label={t('gift.rounds')} name="rounds" required />}
            <AmountField
              label={t(kind === 'bonus' ? 'gift.amount' : 'gift.stake')}
              valueMinor={stakeMinor}
              onChange={setStake}
              required
              {...amount}
            />
            {kind === 'bonus' && <TextField {...figure} label={t('gift.multiple')} name="multiple" defaultValue="10" required />}
            <AmountField
              label={t('field.budget')}
              help={errorOf('budgetMinor') ?? t('field.budgetHelp')}
              valueMinor={budgetMinor}
              onChange={setBudget}
              {...amount}
            />
          </div>
        </Part>
      )}
      <Part>
        <div className="pair">
          <TextField
            size="medium"
            type="datetime-local"
            label={t('field.startsAt')}
            help={t('field.startsAtHelp', { zone })}
            name="startsAt"
          />
          <TextField size="medium" type="datetime-local" label={t('field.endsAt')} name="endsAt" error={errorOf('endsAt')} required />
          <TextField {...figure} label={t('field.mostMembers')} help={t('field.mostMembersHelp')} name="mostMembers" />
        </div>
      </Part>
    </ActDialog>
  );
}

const Part = styled('fieldset')({
  display: 'grid',
  gap: 12,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontSize: 14, fontWeight: 600 },
  '& p': { margin: 0, fontSize: 13, color: tone.muted },
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 12,
    alignItems: 'start',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .count': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 },
});
