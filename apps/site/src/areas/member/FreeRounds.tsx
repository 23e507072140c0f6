import { dateFormat } from '@site/money/dateFormat';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import { formatMoneyInText } from '@site/money/formatMoneyInText';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { useStores } from '../../stores/StoresContext';
import { Said } from '../../app/Said';

type Grant = OutputOf<Calls['freeRounds']>['grants'][number];

/** The free rounds that a member has left, with their games; nothing without any. Source: MEM-06, docs/domain.md DR-21. */
export const FreeRounds = observer(function FreeRounds() {
  const { t } = useTranslation('member');
  const { api, system } = useStores();
  const go = useNavigateTo();
  const [grants, setGrants] = useState<readonly Grant[]>([]);
  useEffect(() => {
    let isShown = true;
    void api('freeRounds', {}).then((reply) => isShown && reply.ok && setGrants(reply.value.grants));
    return () => {
      isShown = false;
    };
  }, [api]);

  if (grants.length === 0) return null;
  const day = dateFormat(system.locale, { dateStyle: 'medium', timeZone: system.brand.zone });
  return (
    <List aria-label={t('record.freeTitle')}>
      {grants.map(({ campaignId, name, saidIn, games: [game], left, stakeMinor, wonMinor, currency, expiresAt }) => {
        const money = (digits: string) => formatMoneyInText(BigInt(digits), currency, system.locale);
        const href = `/seamless?nodeId=${game?.nodeId}`;
        return (
          <li key={campaignId}>
            <div>
              <b>
                {t('record.freeTitle')} · <Said in={saidIn}>{name}</Said>
              </b>
              <span>{t('record.freeLeft', { left, stake: money(stakeMinor), won: money(wonMinor) })}</span>
              <small>{t('record.freeUntil', { until: day.format(expiresAt) })}</small>
            </div>
            {game && (
              <Button
                variant="contained"
                href={href}
                onClick={(event) => {
                  event.preventDefault();
                  go(href);
                }}
              >
                {t('record.freePlay', { game: game.displayName })}
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
});

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  marginBlockEnd: 16,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '12px 16px',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.control,
    backgroundColor: tone.surface,
  },
  '& li > div': { display: 'grid', gap: 2, minInlineSize: 0 },
  '& small': { color: tone.muted, fontSize: 13 },
});
