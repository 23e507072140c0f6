import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { DeskButton } from '@site/ui/DeskButton';
import { DeskCard } from '@site/ui/DeskCard';
import { DeskTitle } from '@site/ui/DeskTitle';
import { ProgressBar } from '@site/ui/ProgressBar';
import { media } from '@site/ui/layout';
import { useLocale } from '@site/ui/useLocale';
import { tone } from '@site/ui/vars';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../DeskContext';
import { Loaded } from '../../parts/Loaded';
import { PageFrame } from '../../parts/PageFrame';
import { useCall } from '../../useCall';
import { SettingsDialog } from './SettingsDialog';
import { formatPpm, settingFields, valueAt } from './settingFields';
import { SettingValue } from './SettingValue';

type Settings = OutputOf<Calls['settings']>;
type Group = Settings['groups'][number];

/** Settings of the brand in groups, which hold from the next call on. Source: OPR-06. */
export default function SettingsPage() {
  const { t } = useTranslation(['desk-house', 'operator']);
  const desk = useDesk();
  const answer = useCall('settings', {});
  const [changed, setChanged] = useState<Group>();
  return (
    <PageFrame>
      <DeskTitle title={t('settings.title')} text={t('settings.text')} />
      <Loaded answer={answer}>
        {({ groups, budgets }) => (
          <PageFrame>
            {groups.map((group) => (
              <DeskCard
                key={group.group}
                title={t(`group.${group.group}`)}
                note={t(`groupText.${group.group}`)}
                trailing={
                  <DeskButton aria-label={t('settings.changeOf', { group: t(`group.${group.group}`) })} onClick={() => setChanged(group)}>
                    {t('settings.change')}
                  </DeskButton>
                }
              >
                <Values>
                  {settingFields[group.group].map(({ name, kind }) => (
                    <div key={name}>
                      <dt>{t(`setting.${name as 'banks'}`)}</dt>
                      <dd>
                        <SettingValue value={valueAt(group.values, name)} kind={kind} />
                      </dd>
                    </div>
                  ))}
                </Values>
                {group.group === 'payout' && <Budgets budgets={budgets} />}
              </DeskCard>
            ))}
          </PageFrame>
        )}
      </Loaded>
      {changed && (
        <SettingsDialog
          {...changed}
          onClose={() => setChanged(undefined)}
          onDone={(needsSecond) => {
            setChanged(undefined);
            desk.tell(needsSecond ? t('operator:adjustments.sent') : t('settings.done', { group: t(`group.${changed.group}`) }));
            answer.reload();
          }}
        />
      )}
    </PageFrame>
  );
}

/** Compares the payout of each category on turnover with its limit. Source: docs/domain.md DR-2.5. */
function Budgets({ budgets }: Pick<Settings, 'budgets'>) {
  const { t } = useTranslation('desk-house');
  const locale = useLocale();
  return (
    <Bars aria-label={t('budget.title')}>
      <li className="head">{t('budget.text')}</li>
      {budgets.map(({ gameType, spentPpm, mayPpm }) => {
        const category = t(`category.${gameType}`);
        const [spent, may] = [formatPpm(spentPpm, locale), formatPpm(mayPpm, locale)];
        return (
          <li key={gameType}>
            <span>{category}</span>
            <ProgressBar done={BigInt(spentPpm)} need={BigInt(Math.max(1, mayPpm))} label={t('budget.of', { category, spent, may })} />
            <span className="figures" dir="ltr">
              {t('budget.figures', { spent, may })}
            </span>
          </li>
        );
      })}
    </Bars>
  );
}

const Values = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '12px 24px',
  margin: 0,
  padding: '4px 16px 16px',
  '& > div': { minInlineSize: 0 },
  '& dt': { fontSize: 12, lineHeight: '18px', color: tone.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& pre': { margin: 0, fontSize: 12, lineHeight: '17px', whiteSpace: 'pre-wrap' },
  '& small': { color: tone.muted },
});

const Bars = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: '12px 16px 16px',
  borderBlockStart: `1px solid ${tone.line}`,
  listStyle: 'none',
  '& > li:not(.head)': {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr) 150px',
    alignItems: 'center',
    gap: 12,
    fontSize: 13,
  },
  '& > .head': { fontSize: 12, color: tone.muted },
  '& .figures': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: tone.muted },
  [media.phone]: {
    '& > li:not(.head)': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > :nth-of-type(2)': { gridColumn: '1 / -1', order: 3 } },
  },
});
